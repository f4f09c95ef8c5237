import HeadlessUI
import Testing

@testable import TaskPropertyChapter

@Suite("Chapter 4: the storage of the task, without a view")
@MainActor
struct TaskPropertyStorageTests {
  @Test("The task is started once, however often the property is updated")
  func oneStart() {
    let storage = TaskPropertyStorage()
    var starts = 0
    for _ in 1...3 {
      storage.update { @MainActor in starts += 1 }
    }
    #expect(starts == 1)
  }

  @Test("When the storage goes, its task is cancelled")
  func cancellation() throws {
    let simulation = Simulation()
    var storage: TaskPropertyStorage? = TaskPropertyStorage()
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
