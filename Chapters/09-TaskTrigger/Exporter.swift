import HeadlessUI

/// A writer of files that takes two seconds, and cannot be told to stop.
@MainActor
enum Exporter {
  /// Waits for the file, and only then looks whether the task was cancelled meanwhile.
  static func export(_ name: String) async {
    print("\(name) has started.")
    // A task of its own: whoever waits for it may be cancelled, it is not.
    await Task { try? await Task.sleep(for: .seconds(2)) }.value
    if Task.isCancelled {
      print("\(name) is thrown away: it was cancelled.")
    } else {
      print("\(name) has finished.")
    }
  }
}
