import Testing

@testable import HeadlessUI

@Suite("Payloads: an enum is opened by what its declaration says, not by what it holds")
@MainActor
struct PayloadTests {
  private enum Failure: Error {
    case short(Int)
    case long(String, [Int])
  }

  private enum Loading<Value> {
    case idle
    case loaded(Value, from: String)
    case failed(any Error)
    case delegated(any DynamicProperty)
    indirect case retried(Loading<Value>)
  }

  private struct Loader: View {
    let loading: Loading<[Int]>

    var body: some View { Text(verbatim: "\(loading)") }
  }

  private struct Screen: View {
    @State private var step = 0

    private var loading: Loading<[Int]> {
      switch step % 7 {
      case 0: .idle
      case 1: .loaded([1, 2], from: "a name that is too long to be kept in place")
      case 2: .failed(Failure.long("a message that is too long to be kept in place", [3]))
      case 3: .failed(Failure.short(4))
      case 4: .failed(CancellationError())
      case 5: .delegated(Counter(value: 5))
      default: .retried(.failed(Failure.short(6)))
      }
    }

    var body: some View {
      Loader(loading: loading)
      Button("Next") { step += 1 }
    }
  }

  private struct Counter: DynamicProperty {
    @State var value = 0
  }

  @Test("What an existential payload holds may be another type each time")
  func existentials() throws {
    let simulation = Simulation { Screen() }
    var names: [Substring] = []
    for _ in 0..<21 {
      names.append(simulation.screen.prefix { $0.isLetter })
      try simulation.tap("Next")
    }
    let round = ["idle", "loaded", "failed", "failed", "failed", "delegated", "retried"]
    #expect(names == (round + round + round).map { $0[...] })
    try simulation.end()
  }

  private enum Source<Value> {
    case own(Counting<Value>, name: String)
    case none
  }

  private struct Counting<Value>: DynamicProperty {
    @State var value: Value
  }

  private struct SourceView: View {
    let source: Source<Int>

    var body: some View {
      if case .own(let counting, let name) = source {
        Button("\(name) \(counting.value)") { counting.value += 1 }
      }
    }
  }

  @Test("Properties in a generic enum's payload keep their state")
  func properties() throws {
    let simulation = Simulation { SourceView(source: .own(Counting(value: 7), name: "count")) }
    try simulation.tap("count 7")
    try simulation.tap("count 8")
    #expect(simulation.screen == "[count 9]")
  }

  private struct Outcome: View {
    let result: Result<String, any Error>

    var body: some View { Text(verbatim: "\(result)") }
  }

  @Test("So with the standard library's Result")
  func result() throws {
    let failures: [any Error] = [CancellationError(), Failure.long("another long message", [1])]
    for result in failures.map({ Result<String, any Error>.failure($0) }) {
      let simulation = Simulation { Outcome(result: result) }
      #expect(simulation.screen == "\(result)")
      try simulation.end()
    }
  }
}
