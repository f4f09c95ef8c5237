import HeadlessUI

/// A root with many leaves, of which one is written to, or all are passed a new value.
@MainActor
struct TreeBenchmark {
  private let leaves: Int
  private let model = Model()

  init(leaves: Int) {
    self.leaves = leaves
  }

  /// The microseconds of a leaf's write, the same through an observable object, an update of the root
  /// that changes no leaf, one that changes all, and a launch.
  func figures() throws -> [Double] {
    let root = Root(leaves: self.leaves, model: self.model)
    var simulation = Simulation { root }
    let launch = least(of: 5) { simulation = Simulation { root } }
    try self.check(simulation)
    let rounds = max(3, 20_000 / self.leaves)
    let leaf = try self.time(rounds: 2_000, simulation) { self.model.writeLeaf?() }
    let observed = try self.time(rounds: 2_000, simulation) { self.model.count += 1 }
    let same = try self.time(rounds: rounds, simulation) { self.model.writeRoot?() }
    let all = try self.time(rounds: rounds, simulation) { self.model.writeAll?() }
    try simulation.end()
    return [leaf, observed, same, all, launch]
  }

  private func time(
    rounds: Int,
    _ simulation: Simulation,
    _ body: @MainActor () -> Void
  ) throws -> Double {
    try least(of: 5) {
      for _ in 0..<rounds { try simulation.perform("write", body) }
    } / Double(rounds)
  }

  /// Proves that each kind of write shows, and evaluates what it should.
  private func check(_ simulation: Simulation) throws {
    func bodies(_ body: @MainActor () -> Void) throws -> Int {
      self.model.bodies = 0
      try simulation.perform("check", body)
      return self.model.bodies
    }
    let counts = try [
      bodies { self.model.writeLeaf?() }, bodies { self.model.count += 1 },
      bodies { self.model.writeRoot?() }, bodies { self.model.writeAll?() },
    ]
    let lines = simulation.screen.split(separator: "\n")
    precondition(counts == [1, 1, 1, self.leaves + 1], "wrong bodies: \(counts)")
    precondition(lines.first == "1 0 1", "wrong first leaf: \(lines.first ?? "")")
    precondition(lines.last == "1", "the model's leaf shows \(lines.last ?? "")")
  }
}

/// The least microseconds that a body takes in several rounds.
func least(of rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var least = Duration.seconds(3_600)
  for _ in 0..<rounds { least = min(least, try clock.measure(body)) }
  return least / .microseconds(1)
}

@Observable
@MainActor
private final class Model {
  var count = 0
  @ObservationIgnored var bodies = 0
  @ObservationIgnored var writeLeaf: (() -> Void)?
  @ObservationIgnored var writeRoot: (() -> Void)?
  @ObservationIgnored var writeAll: (() -> Void)?
}

private struct Root: View {
  let leaves: Int
  let model: Model
  @State private var unrelated = 0
  @State private var salt = 0

  var body: some View {
    let _ = self.prepare()
    ForEach(0..<self.leaves) { number in
      Leaf(number: number, salt: self.salt, model: self.model)
    }
    ObservingLeaf(model: self.model)
  }

  private func prepare() {
    self.model.bodies += 1
    _ = self.unrelated
    self.model.writeRoot = { self.unrelated += 1 }
    self.model.writeAll = { self.salt += 1 }
  }
}

private struct Leaf: View {
  let number: Int
  let salt: Int
  let model: Model
  @State private var count = 0

  var body: some View {
    let _ = self.prepare()
    Text(verbatim: "\(self.count) \(self.number) \(self.salt)")
  }

  private func prepare() {
    self.model.bodies += 1
    if self.number == 0 { self.model.writeLeaf = { self.count += 1 } }
  }
}

private struct ObservingLeaf: View {
  let model: Model

  var body: some View {
    let _ = self.prepare()
    Text(verbatim: "\(self.model.count)")
  }

  private func prepare() {
    self.model.bodies += 1
  }
}
