import Testing

@testable import HeadlessUI

@Suite("Random trees: what is skipped would have been the same")
@MainActor
struct RandomTreeTests {
  /// Plays a random script on a random tree, twice: as it is, and evaluating every view in each pass.
  private func play(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let shape = Shape.random(depth: Int.random(in: 1...4, using: &numbers), using: &numbers)
    let sides = [false, true].map { evaluatesEverything in
      let model = TreeModel()
      let simulation = Simulation(evaluatesEverything: evaluatesEverything) {
        ShapeView(shape: shape, model: model)
      }
      return (simulation: simulation, model: model)
    }
    try self.compare(sides.map(\.simulation), seed)
    for _ in 0..<6 {
      let choice = Int.random(in: 0..<1_000_000, using: &numbers)
      for side in sides { try self.step(choice, side.simulation, side.model) }
      try self.compare(sides.map(\.simulation), seed)
    }
    let ends = sides.map { side in Result { try side.simulation.end() }.isSuccess }
    #expect(ends == [true, true], "seed \(seed)")
    try self.compare(sides.map(\.simulation), seed)
    for side in sides { #expect(side.simulation.graph.nodeCount == 1, "seed \(seed)") }
  }

  private func step(_ choice: Int, _ simulation: Simulation, _ model: TreeModel) throws {
    let buttons = simulation.screen.split(separator: "\n").filter { $0.contains("[") }
    switch choice % 4 {
    case 0 where buttons.isEmpty == false:
      let button = buttons[choice / 4 % buttons.count].drop { $0 == " " }
      if button.hasPrefix("[x]") || button.hasPrefix("[ ]") {
        try simulation.toggle("flag")
      } else {
        try simulation.tap(String(button.dropFirst().dropLast()))
      }
    case 1: try simulation.advance(by: .milliseconds(500 + choice % 3 * 500))
    default:
      try simulation.perform("write") {
        model[choice / 4 % TreeModel.count] += 1
        if choice.isMultiple(of: 3) { model[choice / 16 % TreeModel.count] += 1 }
      }
    }
  }

  private func compare(_ simulations: [Simulation], _ seed: Int) throws {
    let tasks = simulations.map { $0.world.tasks.live.map(\.number) }
    try #require(simulations[0].screen == simulations[1].screen, "seed \(seed)")
    try #require(simulations[0].transcript == simulations[1].transcript, "seed \(seed)")
    try #require(tasks[0] == tasks[1], "seed \(seed)")
  }

  @Test("10 000 trees", arguments: 0..<100)
  func trees(hundred: Int) throws {
    for seed in (hundred * 100)..<(hundred * 100 + 100) { try self.play(seed: seed) }
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
