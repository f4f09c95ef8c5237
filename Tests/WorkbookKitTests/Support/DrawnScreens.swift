import HeadlessUI

/// Shows and hides a clock that ticks.
struct ClockScreen: View {
  @State private var isShown = false
  @State private var ticks = 0

  var body: some View {
    Button(self.isShown ? "Hide" : "Show") { self.isShown.toggle() }
    if self.isShown {
      Text("\(self.ticks)").task {
        print("starts")
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {
          self.ticks += 1
          print("tick")
        }
        print("stops")
      }
    }
  }
}

/// Has a task that goes on although it is cancelled.
struct StubbornScreen: View {
  @State private var task: Task<Void, Never>?

  var body: some View {
    Button("Start") {
      self.task = Task(name: "download") {
        for part in 1...3 {
          await Task { try? await Task.sleep(for: .seconds(1)) }.value
          print("part \(part)")
        }
      }
    }
    Button("Cancel") { self.task?.cancel() }
  }
}

/// Shows a sum, below buttons that change what it is made of and what it is not.
struct SumScreen: View {
  @State private var numbers = [1]
  @State private var name = "Sum"

  var body: some View {
    Button("Add") { self.numbers.append(1) }
    Button("Rename") { self.name += "!" }
    SumView(name: self.name, numbers: self.numbers)
  }
}

/// Prints when it computes.
struct SumView: View {
  let name: String
  let numbers: [Int]

  var body: some View {
    let sum = self.numbers.reduce(0) { $0 + $1 }
    let _ = print("computing new result")
    Text("\(self.name): \(sum)")
  }
}

/// Has a task for each row, each taking longer than the one before.
struct RowsScreen: View {
  @State private var count = 12

  var body: some View {
    Button("Clear & <quit>") { self.count = 0 }
    ForEach(0..<self.count, id: \.self) { index in
      Text("row").task {
        print("row \(index) loads")
        try? await Task.sleep(for: .milliseconds(250 * (index + 1)))
        print("row \(index) is \(Task.isCancelled ? "given up" : "loaded")")
      }
    }
  }
}

/// Ticks at an interval that can be changed.
struct LongScreen: View {
  @State private var interval = 1

  var body: some View {
    Stepper("\(self.interval)", value: self.$interval, in: 1...3)
      .task(id: self.interval) {
        print("starts")
        for await _ in AsyncTimerSequence.repeating(every: .seconds(self.interval)) {
          print("tick")
        }
        print("stops")
      }
  }
}
