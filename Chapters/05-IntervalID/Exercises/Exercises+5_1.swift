import HeadlessUI
import WorkbookKit

extension IntervalID {
  /// 5.1: predict what A → B → A within an action does.
  static var presets: Exercise {
    let act = Act("presets", PresetsView()) {
      Wait(seconds: 2.5)
      Tap("Peek")
      Wait(seconds: 1)
      Tap("Slow")
      Wait(seconds: 2)
      Tap("Peek")
      Wait(seconds: 1)
    }
    return Exercise("5.1", prediction: exercise5_1, of: act) { prediction in
      Mistake(
        "At the first “Peek” the interval is 1 before the action and 1 after it. The ids are compared at"
          + " the update, which comes after the action: nothing has changed, and the task goes on.",
        if: prediction.contains { $0.hasPrefix("2.5 s") }
      )
      Mistake(
        "At the second “Peek” the interval was 2. It goes by way of 3 to 1, and one update follows: one"
          + " new task, not two.",
        if: prediction.count { $0.hasPrefix("5.5 s") && $0.hasSuffix("has started.") } > 1
      )
      Mistake(
        "The second “Peek” finds the interval at 2 and leaves it at 1. That is a change.",
        if: prediction.contains { $0.hasPrefix("3.5 s") }
          && prediction.contains { $0.hasPrefix("5.5 s") && $0.hasSuffix("started.") } == false
      )
      Mistake(
        "To cancel is to tell, not to stop: the new task, which is an immediate one, speaks first.",
        if: zip(prediction, prediction.dropFirst()).contains {
          $0.hasSuffix("has been cancelled.") && $1.hasSuffix("has started.")
        }
      )
    }
  }
}
