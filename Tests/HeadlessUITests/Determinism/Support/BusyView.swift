import HeadlessUI

/// A view that goes through the doors by which chance could enter, and says what it does.
struct BusyView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(self.count)")
        .task {
          let id = UUID()
          print("timer \(id) starts")
          for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {
            self.count += 1
            print("timer \(id) tick \(self.count) at", Date.now.timeIntervalSince1970)
          }
          print("timer \(id) ends")
        }
      Button("Work") {
        self.count += 10
        self.work()
      }
    }
  }

  private func work() {
    let held = Held()
    Task {
      print("task", UUID())
      await Task.yield()
      MainActor.assertIsolated()
      print("task after yield")
      try await Task.sleep(for: .milliseconds(1_500))
      print("task after sleep")
    }
    Task.detached { [held] in
      print("detached", UUID())
      let results = await withTaskGroup(of: Int.self) { group in
        for child in 1...4 {
          group.addTask {
            print("child", child)
            if child.isMultiple(of: 2) { await Task.yield() }
            return child
          }
        }
        return await group.reduce(into: [Int]()) { $0.append($1) }
      }
      print("group", results)
      await MainActor.run {
        MainActor.assertIsolated()
        print("hop")
      }
      async let first = Register.shared.doubled(1)
      async let second = Register.shared.doubled(2)
      print("register", await first + second)
      _ = held
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task { for await element in stream { print("stream", element) } }
    Task.immediate {
      for element in 1...3 {
        continuation.yield(element)
        await Task.yield()
      }
      continuation.finish()
    }
  }
}

/// Says when it goes, on the main actor, whoever lets go of it last.
@MainActor private final class Held {
  isolated deinit {
    MainActor.assertIsolated()
    print("held is gone")
  }
}

private actor Register {
  static let shared = Register()

  func doubled(_ number: Int) -> Int { 2 * number }
}

/// Plays a ``BusyView`` for three seconds and ends it.
///
/// - Returns: The transcript.
@MainActor func playBusyView() throws -> Transcript {
  let simulation = Simulation { BusyView() }
  try simulation.tap("Work")
  try simulation.advance(by: .seconds(3))
  try simulation.end()
  return simulation.transcript
}
