import HeadlessUI
import WorkbookKit

extension TimerPropertyProgram {
  static var resetTwice: Exercise {
    Exercise("3.1", prediction: exercise3_1, of: self.twoResets) { prediction in
      Mistake(
        "The second task is cancelled half a second after its start. It never reaches its first tick.",
        if: prediction.contains { $0.contains("Task #2 : ") }
      )
      Mistake(
        "A reset makes a new storage, and its task counts its own seconds: its first tick comes one whole"
          + " second later, whatever the task before had in mind.",
        if: prediction.contains {
          $0.contains("Task #3 : ") && $0.contains(/^[23]\.5\s/) == false
        }
      )
      Mistake(
        "The new view is evaluated, and starts its task, before the old one goes. What is left of the old"
          + " one, its storage, is let go afterwards.",
        if: Self.isCancelledFirst(1, in: prediction) || Self.isCancelledFirst(2, in: prediction)
      )
      Mistake(
        "A tab switch does not concern the property: the view keeps its identity, so the storage stays"
          + " and its task ticks on.",
        if: prediction.contains("2.5 s Task #3 has been cancelled.")
      )
      Mistake(
        "At the end the views are taken away, and their storages with them: the last task is cancelled.",
        if: prediction.contains { $0.hasSuffix("Task #3 has been cancelled.") } == false
      )
    }
  }

  private static func isCancelledFirst(_ task: Int, in prediction: [String]) -> Bool {
    guard
      let end = prediction.firstIndex(where: { $0.hasSuffix("#\(task) has been cancelled.") }),
      let start = prediction.firstIndex(where: { $0.hasSuffix("#\(task + 1) has started.") })
    else { return false }
    return end < start
  }

  private static var twoResets: Act {
    Act("two resets", TaskDemoApp()) {
      Tap("Show Timer")
      Wait(seconds: 1)
      Tap("Reset Timer")
      Wait(seconds: 0.5)
      Tap("Reset Timer")
      Wait(seconds: 1)
      SelectTab(2)
      Wait(seconds: 1.5)
    }
  }
}
