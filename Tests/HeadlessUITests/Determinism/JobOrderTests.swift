import Testing

@testable import HeadlessUI

@Suite("The order of jobs")
@MainActor struct JobOrderTests {
  @Test("Tasks start in the order in which they were made; immediate ones at once")
  func creation() {
    let simulation = simulate {
      Task { print("task") }
      Task.detached { print("detached") }
      Task { print("second task") }
      Task.immediate {
        print("immediate")
        await Task.yield()
        print("immediate, later")
      }
      Task.immediateDetached {
        print("immediate detached")
        await Task.yield()
        print("immediate detached, later")
      }
      print("maker")
    }
    #expect(
      simulation.lines == [
        "immediate", "immediate detached", "maker", "task", "detached", "second task",
        "immediate, later", "immediate detached, later",
      ]
    )
  }

  @Test("Tasks that throw keep the same order, and their errors arrive")
  func throwingCreation() {
    let simulation = simulate {
      let tasks: [(String, Task<Int, any Error>)] = [
        ("task", Task { try fail("task") }),
        ("detached", Task.detached { try fail("detached") }),
        ("immediate", Task.immediate { try fail("immediate") }),
        ("immediate detached", Task.immediateDetached { try fail("immediate detached") }),
      ]
      print("maker")
      Task {
        for (name, task) in tasks {
          do {
            print(name, try await task.value)
          } catch {
            print(name, "threw", error)
          }
        }
      }
    }
    #expect(
      simulation.lines == [
        "immediate", "immediate detached", "maker", "task", "detached",
        "task threw Fault()", "detached threw Fault()", "immediate threw Fault()",
        "immediate detached threw Fault()",
      ]
    )
  }

  @Test("A task made by a task waits behind those that were ready before")
  func nestedCreation() {
    let simulation = simulate {
      Task {
        print("1")
        Task { print("1.1") }
        Task.detached {
          print("1.2")
          Task { print("1.2.1") }
        }
        print("1 ends")
      }
      Task {
        print("2")
        Task.detached { print("2.1") }
      }
    }
    #expect(simulation.lines == ["1", "1 ends", "2", "1.1", "1.2", "2.1", "1.2.1"])
  }

  @Test("A hop to the main actor and back takes its place in the same line")
  func hops() {
    let simulation = simulate {
      Task.detached {
        print("pool")
        await MainActor.run {
          MainActor.assertIsolated()
          print("main")
        }
        print("pool again")
      }
      for number in 1...2 {
        Task {
          print("other \(number)")
          Task { print("other \(number).1") }
        }
      }
    }
    #expect(
      simulation.lines == [
        "pool", "other 1", "other 2", "main", "other 1.1", "other 2.1", "pool again",
      ]
    )
  }

  @Test("Yielding goes to the end of the line, once")
  func yielding() {
    let simulation = simulate {
      Task.detached {
        print("yields")
        await Task.yield()
        print("goes on")
      }
      Task.detached {
        print("was ready before")
        Task.detached { print("became ready after") }
      }
    }
    #expect(
      simulation.lines == ["yields", "was ready before", "goes on", "became ready after"]
    )
  }

  @Test("Tasks that yield take turns, whatever they run on")
  func turns() {
    let simulation = simulate {
      for name in ["main", "other main"] { Task { await takeTurns(name) } }
      for name in ["pool", "other pool"] { Task.detached { await takeTurns(name) } }
      for name in ["actor", "other actor"] { Task { await Turns().take(name) } }
    }
    for kind in ["main", "pool", "actor"] {
      #expect(
        simulation.lines.filter { $0.contains(kind) } == [
          "\(kind) 1", "other \(kind) 1", "\(kind) 2", "other \(kind) 2", "\(kind) 3",
          "other \(kind) 3",
        ]
      )
    }
  }

  @Test("200 simulations of the same code have the same transcript")
  func repetitions() throws {
    let first = try playBusyView()
    #expect(first.lines.count == 20)
    for _ in 2...200 {
      #expect(try playBusyView() == first)
    }
  }
}

private func fail(_ name: String) throws -> Int {
  print(name)
  throw Fault()
}

private func takeTurns(_ name: String) async {
  for turn in 1...3 {
    print(name, turn)
    await Task.yield()
  }
}

private actor Turns {
  func take(_ name: String) async {
    for turn in 1...3 {
      print(name, turn)
      await Task.yield()
    }
  }
}
