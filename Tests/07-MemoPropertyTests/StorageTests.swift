import HeadlessUI
import Testing

@testable import MemoPropertyChapter

@Suite("Chapter 7: the storage")
@MainActor
struct StorageTests {
  private let storage = MemoProperty<Int, String, String>.Storage()
  private let calls = Calls()

  @Test("Before the first update there is no output")
  func nothing() {
    #expect(self.storage.output == nil)
  }

  @Test("The first update computes, with the inputs in their order")
  func first() {
    self.update(2, "a")
    #expect(self.storage.output == "aa")
    #expect(self.calls.computations == 1)
    #expect(self.calls.comparisons == [])
  }

  @Test("Unchanged inputs are not computed with again")
  func unchanged() {
    self.update(2, "a")
    self.update(2, "a")
    #expect(self.storage.output == "aa")
    #expect(self.calls.computations == 1)
  }

  @Test("One changed input is enough, whichever it is", arguments: [(3, "a"), (2, "b"), (3, "b")])
  func changed(number: Int, text: String) {
    self.update(2, "a")
    self.update(number, text)
    #expect(self.storage.output == String(repeating: text, count: number))
    self.update(number, text)
    #expect(self.calls.computations == 2)
  }

  @Test("didChange gets the input of the last computation, then the current one")
  func order() {
    self.update(2, "a")
    self.update(3, "a")
    #expect(self.calls.comparisons == ["2→3"])
  }

  @Test("What was not computed with is not remembered: small changes add up")
  func drift() {
    let storage = MemoProperty<Double, Int>.Storage()
    for temperature in [20, 20.4, 20.8, 21.2, 21.6] {
      storage.update(
        dependencySelector: DependencySelector(dependency: temperature) { abs($1 - $0) > 1 },
        outputSelector: OutputSelector { Int($0) }
      )
    }
    #expect(storage.output == 21)
  }

  @Test("Without dependencies it computes once, and never again")
  func emptyPack() {
    let storage = MemoProperty<Int>.Storage()
    for number in 1...3 {
      storage.update(outputSelector: OutputSelector { number })
    }
    #expect(storage.output == 1)
  }

  @Test("An output of nil is an output: it is remembered too")
  func outputOfNil() {
    let storage = MemoProperty<String, Int?>.Storage()
    for _ in 1...3 {
      storage.update(
        dependencySelector: DependencySelector(dependency: "no number", didChange: !=),
        outputSelector: OutputSelector { text in
          self.calls.computations += 1
          return Int(text)
        }
      )
    }
    #expect(storage.output == .some(nil))
    #expect(self.calls.computations == 1)
  }

  private func update(_ number: Int, _ text: String) {
    self.storage.update(
      dependencySelector: DependencySelector(dependency: number) { old, new in
        self.calls.comparisons.append("\(old)→\(new)")
        return old != new
      },
      DependencySelector(dependency: text, didChange: !=),
      outputSelector: OutputSelector { number, text in
        self.calls.computations += 1
        return String(repeating: text, count: number)
      }
    )
  }
}

/// Notes what a storage asks for.
private final class Calls {
  var computations = 0
  var comparisons: [String] = []
}
