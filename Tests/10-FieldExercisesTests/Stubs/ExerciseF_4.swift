import HeadlessUI

/// The steps of a day, counted by an actor and shown by a view.
@MainActor
func exerciseF_4() -> some View {
  ActivityView()
}

/// Counts steps, away from the main actor.
private actor Pedometer {
  private(set) var steps = 0

  /// The number of steps, each time that it has changed.
  nonisolated let updates: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (self.updates, self.continuation) = AsyncStream.makeStream()
  }

  func walk() {
    self.steps += 100
    self.continuation.yield(self.steps)
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

/// Should show at any time how many steps have been counted.
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

  /// Should keep the steps right until its task is cancelled, however often it is called.
  func follow() async {
    for await steps in self.pedometer.updates {
      self.steps = steps
      print("\(steps) steps have been counted.")
    }
  }
}
