import HeadlessUI
import Testing

@testable import TaskPropertyChapter

@Suite("Chapter 4: the storage of the time, without a view or a task")
@MainActor
struct TimerPropertyStorageTests {
  @Test("A new time is kept, and whoever has read the old one is told")
  func newTime() {
    let storage = TimerPropertyStorage()
    var notices = 0
    withObservationTracking {
      _ = storage.date
    } onChange: {
      MainActor.assumeIsolated { notices += 1 }
    }
    storage.update(date: .distantFuture)
    #expect(storage.date == .distantFuture)
    #expect(notices == 1)
  }
}
