import HeadlessUI

/// The steps of a day, counted by an actor and shown by a view.
@MainActor
func solutionF_4() -> some View {
  ActivityView()
}

/// Counts steps, away from the main actor.
private actor Pedometer {
  private(set) var steps = 0
  private var listeners: [UUID: AsyncStream<Int>.Continuation] = [:]

  /// The number of steps now, and then each time that it has changed: a stream for each caller.
  func updates() -> AsyncStream<Int> {
    let id = UUID()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(id) }
    }
    self.listeners[id] = continuation
    continuation.yield(self.steps)
    return stream
  }

  func walk() {
    self.steps += 100
    for listener in self.listeners.values {
      listener.yield(self.steps)
    }
  }

  private func remove(_ id: UUID) {
    self.listeners[id] = nil
  }
}

private struct ActivityView: View {
  @State private var model = StepsModel()
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Walk") {
        Task { await model.pedometer.walk() }
      }
      Button(isShown ? "Hide Steps" : "Show Steps") {
        isShown.toggle()
      }
      if isShown {
        StepsView(model: model)
      }
    }
  }
}

/// Shows at any time how many steps have been counted.
private struct StepsView: View {
  let model: StepsModel

  var body: some View {
    Text("\(model.steps) steps")
      .task {
        await model.follow()
      }
  }
}

/// Brings what the actor counts to the main actor, where views can observe it.
@MainActor
@Observable
private final class StepsModel {
  let pedometer = Pedometer()
  private(set) var steps = 0

  /// Keeps the steps right until its task is cancelled, however often it is called.
  func follow() async {
    for await steps in await self.pedometer.updates() {
      self.steps = steps
      print("\(steps) steps have been counted.")
    }
  }
}
