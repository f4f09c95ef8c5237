// Told: no task waits between them
import HeadlessUI

@testable import IntervalIDChapter

/// Backs up the photos of an album, and of another one when that is chosen.
@MainActor
func wrong5_2_onlyPrints() -> some View {
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

  var wrappedValue: String { "\(self.album): 3 of 3" }
}

extension Backup {
  func update() {
    for photo in 1...3 { print("\(self.album): photo \(photo) is safe.") }
  }
}
