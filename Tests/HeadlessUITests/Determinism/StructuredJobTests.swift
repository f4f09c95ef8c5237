import HeadlessUI
import Testing

@Suite("The order of jobs of groups, actors, streams and continuations")
@MainActor struct StructuredJobTests {
  @Test("Children of a group start in order and are received in the order in which they end")
  func group() {
    let simulation = simulate {
      Task {
        await withTaskGroup(of: Int.self) { group in
          for child in 1...3 {
            group.addTask {
              print("child \(child)")
              if child == 1 { await Task.yield() }
              print("child \(child) ends")
              return child
            }
          }
          print("all made")
          for await child in group { print("result \(child)") }
        }
        print("over")
      }
    }
    let lines = simulation.lines
    #expect(
      lines.filter { $0.hasPrefix("result") == false } == [
        "all made", "child 1", "child 2", "child 2 ends", "child 3", "child 3 ends",
        "child 1 ends", "over",
      ]
    )
    #expect(lines.filter { $0.hasPrefix("result") } == ["result 2", "result 3", "result 1"])
  }

  @Test("A throwing group cancels and awaits its other children before it throws")
  func throwingGroup() {
    let simulation = simulate {
      Task {
        do {
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
              do { try await Task.sleep(for: .seconds(9)) } catch { print("sleeper: \(error)") }
            }
            group.addTask { throw Fault() }
            while try await group.next() != nil {}
          }
        } catch {
          print("group: \(error)")
        }
      }
    }
    #expect(simulation.lines == ["sleeper: CancellationError()", "group: Fault()"])
  }

  @Test("Both halves of an async let start before they are awaited, the first first")
  func asyncLet() {
    let simulation = simulate {
      Task.detached {
        async let first = say("first", after: .seconds(2))
        async let second = say("second", after: .seconds(1))
        print("made")
        print("sum", await first + second)
      }
    }
    #expect(simulation.lines == ["made", "first starts", "second starts"])
    #expect(throws: Never.self) { try simulation.advance(by: .seconds(2)) }
    #expect(
      simulation.timedLines.suffix(3) == ["1.0 s second ends", "2.0 s first ends", "2.0 s sum 11"]
    )
  }

  @Test("An actor serves calls in the order in which they arrive")
  func actorCalls() {
    let simulation = simulate {
      let log = Journal()
      for number in 1...4 {
        Task { print("call \(number) is entry", await log.add(number)) }
      }
      Task.detached { print("detached call is entry", await log.add(5)) }
    }
    #expect(
      simulation.lines.sorted() == [
        "call 1 is entry 1", "call 2 is entry 2", "call 3 is entry 3", "call 4 is entry 4",
        "detached call is entry 5",
      ]
    )
  }

  @Test("An AsyncStream hands its elements over in order, and ends")
  func stream() {
    let simulation = simulate {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task {
        print("listens")
        for await element in stream { print("element \(element)") }
        print("stream is over")
      }
      Task.detached {
        print("sends")
        continuation.yield(1)
        continuation.yield(2)
        print("sent two")
        await Task.yield()
        continuation.yield(3)
        continuation.finish()
      }
    }
    #expect(
      simulation.lines == [
        "listens", "sends", "sent two", "element 1", "element 2", "element 3", "stream is over",
      ]
    )
  }

  @Test("What resumes a continuation goes on first; the resumed task waits its turn")
  func continuation() {
    let simulation = simulate {
      let waiting = Box<CheckedContinuation<String, Never>?>(nil)
      Task.detached {
        print("waits")
        print("got", await withCheckedContinuation { waiting.value = $0 })
      }
      Task.detached {
        Task.detached { print("was ready before") }
        print("resumes")
        waiting.value?.resume(returning: "it")
        print("has resumed")
        Task.detached { print("became ready after") }
      }
    }
    #expect(
      simulation.lines == [
        "waits", "resumes", "has resumed", "was ready before", "got it", "became ready after",
      ]
    )
  }

  @Test("An isolated deinit that a detached task causes is a main-actor job of its own")
  func isolatedDeinit() {
    let simulation = simulate {
      let guest = Guest()
      Task.detached { [guest] in
        print("holds")
        _ = consume guest
        print("has let go")
      }
      Task { print("was ready before") }
    }
    #expect(simulation.lines.last == "guest is gone")
    #expect(Set(simulation.lines) == ["holds", "has let go", "was ready before", "guest is gone"])
  }
}

private func say(_ name: String, after duration: Duration) async -> Int {
  print("\(name) starts")
  try? await Task.sleep(for: duration)
  print("\(name) ends")
  return name.count
}

private actor Journal {
  private var entries: [Int] = []

  func add(_ entry: Int) -> Int {
    self.entries.append(entry)
    return self.entries.count
  }
}

@MainActor private final class Guest {
  isolated deinit {
    MainActor.assertIsolated()
    print("guest is gone")
  }
}
