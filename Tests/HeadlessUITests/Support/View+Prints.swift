import HeadlessUI

extension View {
  /// Prints when the view appears and when it disappears: “a appears”, “a disappears”.
  func printsAppearance(_ name: String) -> some View {
    self.onAppear { print(name, "appears") }.onDisappear { print(name, "disappears") }
  }

  /// Adds a task that prints when it begins and when it is cancelled: “a begins”, “a cancelled”.
  func printsTask(_ name: String) -> some View {
    self.task { await waitForCancellation(name) }
  }
}

/// Prints that it begins, waits until its task is cancelled, and prints that too.
///
/// It gives up after an hour: then it prints that it ends.
@MainActor func waitForCancellation(_ name: String) async {
  print(name, "begins")
  try? await Task.sleep(for: .seconds(3_600))
  print(name, Task.isCancelled ? "cancelled" : "ends")
}

/// Prints when it is let go of: “a is gone”.
final class Mortal: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  deinit {
    print(self.name, "is gone")
  }
}

/// A state that holds something mortal, as a dynamic property.
struct MortalState: DynamicProperty {
  @State private var mortal: Mortal

  init(_ name: String) {
    self.mortal = Mortal(name)
  }
}
