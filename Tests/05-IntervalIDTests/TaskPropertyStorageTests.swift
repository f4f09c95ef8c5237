import HeadlessUI
import Testing

@testable import IntervalIDChapter

@Suite("Chapter 5: the storage of the task, without a view")
@MainActor
struct TaskPropertyStorageTests {
  @Test("The task is started once for each id that differs from the one before")
  func starts() {
    let storage = TaskPropertyStorage<Int>()
    var starts: [Int] = []
    for id in [1, 1, 2, 2, 1] {
      storage.update(id: id) { @MainActor in starts.append(id) }
    }
    #expect(starts == [1, 2, 1])
  }

  @Test("An id that is nil is an id like any other")
  func noID() {
    let storage = TaskPropertyStorage<Int?>()
    var starts = 0
    for id in [nil, nil, 1] {
      storage.update(id: id) { @MainActor in starts += 1 }
    }
    #expect(starts == 2)
  }

  @Test("A new id cancels the task of the old one, and only that")
  func cancellation() throws {
    let simulation = Simulation()
    let storage = TaskPropertyStorage<String>()
    var ends: [String] = []
    func update(_ id: String) throws {
      try simulation.perform {
        storage.update(id: id) { @MainActor in
          try? await Task.sleep(for: .seconds(60))
          ends.append("\(id) \(Task.isCancelled ? "was cancelled" : "was done")")
        }
      }
    }
    try update("first")
    try simulation.advance(by: .seconds(1))
    try update("second")
    #expect(ends == ["first was cancelled"])
    try simulation.advance(by: .seconds(60))
    #expect(ends == ["first was cancelled", "second was done"])
    try simulation.end()
  }

  @Test("When the storage goes, its task is cancelled")
  func end() throws {
    let simulation = Simulation()
    var storage: TaskPropertyStorage<Int>? = TaskPropertyStorage()
    var isCancelled = false
    try simulation.perform {
      storage?.update(id: 1) { @MainActor in
        try? await Task.sleep(for: .seconds(60))
        isCancelled = Task.isCancelled
      }
    }
    try simulation.perform { storage = nil }
    #expect(isCancelled)
    try simulation.end()
  }
}
