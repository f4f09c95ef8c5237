import HeadlessUI
import WorkbookKit

extension TaskModifier {
  static var hiddenWithinASecond: Exercise {
    let act = Act("hide within a second", TaskDemoApp()) {
      Tap("Show Timer")
      Wait(seconds: 0.5)
      Tap("Hide Timer")
      Wait(seconds: 2)
      Tap("Show Timer")
      Wait(seconds: 1.5)
    }
    return Exercise("1.1", prediction: exercise1_1, of: act) { prediction in
      let starts = prediction.count { $0.hasSuffix("has started.") }
      let cancellations = prediction.count { $0.hasSuffix("has been cancelled.") }
      Mistake(
        "A task that is hidden after half a second never reaches its first tick.",
        if: prediction.contains { $0.hasPrefix("0.5 s Task #1 :") || $0.hasPrefix("1.0 s") }
      )
      Mistake(
        "A timer that is shown again is a new view: its task is the second, and its seconds begin anew.",
        if: prediction.contains {
          ["2.5 s Task #1", "3.0 s Task #1", "3.5 s Task #1"].contains(where: $0.hasPrefix)
        }
      )
      Mistake(
        "A timer waits a whole second before its first tick: what starts at 2.5 s ticks at 3.5 s.",
        if: prediction.contains { $0.hasPrefix("3.0 s Task #2") }
      )
      Mistake(
        "The task begins anew, and the clock does not: 3.5 s after the launch it is 9:41:03.",
        if: prediction.contains { $0.hasPrefix("3.5 s") && $0.hasSuffix("9:41:03") == false }
      )
      Mistake(
        "At the end the views are taken away, and whatever still runs is cancelled.",
        if: starts > cancellations
      )
    }
  }
}
