import HeadlessUI

/// A server that takes two seconds to answer.
@MainActor
enum Server {
  /// Waits for an answer, and no longer once the task is cancelled.
  static func request(_ name: String) async {
    print("\(name) has started.")
    do {
      try await Task.sleep(for: .seconds(2))
      print("\(name) has finished.")
    } catch {
      print("\(name) has been cancelled.")
    }
  }
}
