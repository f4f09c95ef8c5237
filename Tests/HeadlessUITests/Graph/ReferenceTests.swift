import Testing

@testable import HeadlessUI

@Suite("References that do not hold their object: compared as they lie there")
@MainActor
struct ReferenceTests {
  private final class Plain {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  private final class Equal: Equatable {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }

    static func == (first: Equal, second: Equal) -> Bool { first.number == second.number }
  }

  private struct WeakPlain: View {
    weak var object: Plain?

    var body: some View { Text(verbatim: print("plain", object?.number ?? -1)) }
  }

  private struct WeakEqual: View {
    weak var object: Equal?

    var body: some View { Text(verbatim: print("equal", object?.number ?? -1)) }
  }

  private struct Unowned: View {
    unowned let object: Equal

    var body: some View { Text(verbatim: print("unowned", object.number)) }
  }

  private struct Screen: View {
    let plain = [Plain(0), Plain(1)]
    let equal = [Equal(0), Equal(1)]
    @State private var step = 0
    @State private var other = 0

    var body: some View {
      WeakPlain(object: step == 2 ? nil : plain[step])
      WeakEqual(object: step == 2 ? nil : equal[step])
      Unowned(object: equal[step % 2])
      Button("Next") { step = (step + 1) % 3 }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test("Another object is a change, the same one is none")
  func changes() throws {
    let simulation = Simulation { Screen() }
    #expect(simulation.lines == ["plain 0", "equal 0", "unowned 0"])
    let other = try simulation.lines {
      for number in 0..<3 { try simulation.tap("Other \(number)") }
    }
    #expect(other == [])
    let next = try simulation.lines { for _ in 0..<3 { try simulation.tap("Next") } }
    #expect(
      next == [
        "plain 1", "equal 1", "unowned 1", "plain -1", "equal -1", "unowned 0", "plain 0",
        "equal 0",
      ]
    )
  }
}

/// Prints and returns what it has printed.
private func print(_ name: String, _ number: Int) -> String {
  HeadlessUI.print(name, number)
  return name
}
