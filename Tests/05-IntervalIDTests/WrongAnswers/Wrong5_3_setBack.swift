// Told: Setting the id back is a change too
import HeadlessUI

@testable import IntervalIDChapter

/// Shows the headlines, and loads them again whenever somebody asks for it.
@MainActor
func wrong5_3_setBack() -> some View {
  NewsView()
}

private struct NewsView: View {
  @Headlines private var edition
  @State private var isLarge = false

  var body: some View {
    VStack {
      Text("Edition \(edition)")
        .font(isLarge ? .title : .body)
      Toggle("Large Type", isOn: $isLarge)
      Button("Refresh") { _edition.refresh() }
    }
  }
}

/// The number of the latest edition.
///
/// Should load one at first, and another one at each refresh.
@MainActor
@propertyWrapper
private struct Headlines: @MainActor DynamicProperty {
  @State private var isRefreshing = false
  private var task = TaskProperty<Bool>()
  @State private var storage = HeadlinesStorage()

  var wrappedValue: Int { self.storage.edition }
}

extension Headlines {
  /// Asks for a new edition; if one is being loaded, that one is no longer wanted.
  func refresh() {
    self.isRefreshing = true
  }

  func update() {
    self.task.update(id: self.isRefreshing) { @MainActor [isRefreshing = $isRefreshing, storage] in
      await storage.load()
      isRefreshing.wrappedValue = false
    }
  }
}

/// Keeps the latest edition.
@Observable
@MainActor
private final class HeadlinesStorage {
  private(set) var edition = 0
}

extension HeadlinesStorage {
  /// Loads for two seconds.
  func load() async {
    do { try await Task.sleep(for: .seconds(2)) } catch { return }
    self.edition += 1
    print("Edition \(self.edition) is here.")
  }
}
