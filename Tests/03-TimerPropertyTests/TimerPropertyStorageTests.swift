import HeadlessUI
import Testing

@testable import TimerPropertyChapter

@Suite("Chapter 3: the storage, without a view")
@MainActor
struct TimerPropertyStorageTests {
  @Test("The task is started once, however often the property is updated")
  func oneStart() {
    let storage = TimerPropertyStorage()
    var starts = 0
    for _ in 1...3 {
      storage.update { @MainActor in starts += 1 }
    }
    #expect(starts == 1)
  }

  @Test("A task that has ended is not started again")
  func noSecondStart() throws {
    let simulation = Simulation()
    let storage = TimerPropertyStorage()
    var lines: [String] = []
    try simulation.perform {
      storage.update { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        lines.append("the first has ended")
      }
    }
    try simulation.advance(by: .seconds(2))
    try simulation.perform {
      storage.update { @MainActor in lines.append("the second has started") }
    }
    #expect(lines == ["the first has ended"])
    try simulation.end()
  }

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

  @Test("When the storage goes, its task is cancelled")
  func cancellation() throws {
    let simulation = Simulation()
    var storage: TimerPropertyStorage? = TimerPropertyStorage()
    var isCancelled = false
    try simulation.perform {
      storage?.update { @MainActor in
        try? await Task.sleep(for: .seconds(60))
        isCancelled = Task.isCancelled
      }
    }
    try simulation.advance(by: .seconds(1))
    #expect(isCancelled == false)
    try simulation.perform { storage = nil }
    #expect(isCancelled)
    try simulation.end()
  }
}
