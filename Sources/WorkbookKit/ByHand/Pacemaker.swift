import Foundation
import HeadlessUI

/// Makes simulated time take as long as real time.
@MainActor
final class Pacemaker {
  private let watchdog: Watchdog?
  private var last = ProcessInfo.processInfo.systemUptime

  init(watchdog: Watchdog?) {
    self.watchdog = watchdog
  }

  /// What a simulation asks to wait.
  var pace: @MainActor (Duration) -> Void { { self.wait($0) } }

  /// Waits as long as simulated time is about to move.
  private func wait(_ duration: Duration) {
    var seconds = duration / .seconds(1)
    while seconds > 0 {
      // In small pieces: a wait is no hang.
      Thread.sleep(forTimeInterval: min(seconds, 0.5))
      seconds -= 0.5
      self.watchdog?.signOfLife()
    }
    self.last = ProcessInfo.processInfo.systemUptime
  }

  /// How much real time has passed since this was last asked, or a wait was over: in whole tenths of a
  /// second, as transcripts are easier to read then; what is left counts next time.
  func elapsed() -> Duration {
    let tenths = ((ProcessInfo.processInfo.systemUptime - self.last) * 10).rounded(.down)
    guard tenths > 0 else { return .zero }
    self.last += tenths / 10
    return .milliseconds(100 * Int(tenths))
  }
}
