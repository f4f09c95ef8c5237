import Testing

@testable import HeadlessUI

@Suite("Many sleepers")
@MainActor struct ManySleepersTests {
  @Test("They wake by deadline, then in their order, whichever were cancelled in between")
  func order() throws {
    var numbers = SeededNumbers(seed: 24)
    let deadlines = (0..<500).map { _ in Int.random(in: 1...40, using: &numbers) }
    let cancelled = (0..<200).map { _ in Int.random(in: 0..<500, using: &numbers) }
    let woken = Box<[Int]>([])
    let tasks = Box<[Task<Void, Never>]>([])
    let simulation = simulate {
      tasks.value = deadlines.enumerated().map { number, deadline in
        Task {
          try? await Task.sleep(for: .seconds(deadline))
          woken.value.append(number)
        }
      }
    }
    try simulation.perform { for number in cancelled { tasks.value[number].cancel() } }
    var expected: [Int] = []
    for number in cancelled where expected.contains(number) == false { expected.append(number) }
    #expect(woken.value == expected)
    try simulation.advance(by: .seconds(40))
    let others = deadlines.indices.filter { expected.contains($0) == false }
    expected += others.sorted { (deadlines[$0], $0) < (deadlines[$1], $1) }
    #expect(woken.value == expected)
    #expect(simulation.world.clock.sleeperCount == 0)
    try simulation.end()
  }

  @Test("A hundred thousand can be cancelled, in whatever order")
  func cancellingMany() throws {
    let tasks = Box<[Task<Void, any Error>]>([])
    let simulation = simulate {
      tasks.value = (0..<100_000).map { number in
        Task { try await Task.sleep(for: .seconds(1 + number)) }
      }
    }
    try simulation.perform { for task in tasks.value.reversed() { task.cancel() } }
    #expect(simulation.world.clock.sleeperCount == 0)
    try simulation.end()
  }
}
