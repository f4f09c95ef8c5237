import HeadlessUI

/// The steps of a day, counted by an actor and shown by a view.
@MainActor
func variantF_4() -> some View {
  ActivityView()
}

/// Counts steps, away from the main actor.
private actor Pedometer {
  private(set) var steps = 0
  private var listener: AsyncStream<Int>.Continuation?

  /// Replaces the one who listened before, if anybody did.
  func listen() -> AsyncStream<Int> {
    self.listener?.finish()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.yield(self.steps)
      self.listener = continuation
    }
  }

  func walk() {
    self.steps += 100
    self.listener?.yield(self.steps)
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
    let numbers = await self.pedometer.listen()
    for await number in numbers {
      self.steps = number
      print("\(number) steps have been counted.")
    }
  }
}
