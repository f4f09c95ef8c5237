import HeadlessUI

/// Backs up the photos of an album, and of another one when that is chosen.
@MainActor
func exercise5_2() -> some View {
  BackupView()
}

private struct BackupView: View {
  @Backup private var status

  var body: some View {
    VStack {
      Text("Album: \(_status.album)")
      Text(status)
      Button("Summer") { _status.album = "Summer" }
      Button("Winter") { _status.album = "Winter" }
    }
  }
}

/// How far the backup of an album has come.
///
/// Should copy each photo of the album once, and begin anew when another album is chosen.
@MainActor
@propertyWrapper
private struct Backup: @MainActor DynamicProperty {
  @State var album = "Summer"
  private var task = TaskProperty<Date>()
  @State private var storage = BackupStorage()

  var wrappedValue: String { self.storage.status }
}

extension Backup {
  func update() {
    self.task.update(id: .now) { @MainActor [album, storage] in
      for photo in 1...3 {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        let time = Date.now.formatted(date: .omitted, time: .standard)
        storage.update(status: "\(album): \(photo) of 3 at \(time)")
        print("\(album): photo \(photo) is safe.")
      }
    }
  }
}

/// Keeps what is shown of the backup.
@Observable
@MainActor
private final class BackupStorage {
  private(set) var status = "Waiting"
}

extension BackupStorage {
  func update(status: String) {
    self.status = status
  }
}
