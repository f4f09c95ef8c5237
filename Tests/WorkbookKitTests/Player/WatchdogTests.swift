import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("The watchdog")
struct WatchdogTests {
  @Test("A loop without await ends the process, and the message says where to look")
  func hang() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let watchdog = Watchdog(limit: 0.2)
      _ = await ChapterCommand(chapter: Hanging.self, console: .standard, watchdog: watchdog)
        .run(["--plain"])
    }
    #expect(
      String(decoding: result.standardOutputContent, as: UTF8.self)
        .hasSuffix("10 · A hang\n\nlaunch\ntap “Hang”\n  0.0 s  Round and round.\n")
    )
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self) == """
        Hanging, act for-ever, step tap “Hang”: nothing has happened for 0.2 s. \
        Look for a loop without “await” in the code that this step runs.

        """
    )
  }

  @Test("Patience ends after naps in a row without a sign of life from a step under way")
  func patience() {
    var patience = Patience(naps: 2)
    let naps: [(signs: Int, isWaiting: Bool)] = [
      (1, true), (1, true), (2, true), (2, true), (2, false), (2, true), (2, true),
    ]
    let verdicts = naps.map { patience.isOver(afterNapWith: $0.signs, isWaiting: $0.isWaiting) }
    #expect(verdicts == [false, false, false, false, false, false, true])
  }
}
