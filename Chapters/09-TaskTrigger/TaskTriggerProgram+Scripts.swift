import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  /// Two taps on one thing; then three on another, of which the second comes while it is running.
  static var tapsByHand: Script {
    Script {
      Wait(seconds: 3)
      Tap("Refresh")
      Wait(seconds: 5)
      Tap("Refresh")
      Wait(seconds: 5)
      Tap("Item 3")
      Wait(seconds: 1)
      Tap("Item 3")
      Wait(seconds: 4)
      Tap("Item 3")
      Wait(seconds: 5)
    }
  }

  /// A tap while something is running: first something that heeds cancellation, then one that does not.
  static var secondTaps: Script {
    Script {
      for work in ["Search", "Export"] {
        Tap("\(work) Tea")
        Wait(seconds: 1)
        Tap("\(work) Coffee")
        Wait(seconds: 4)
      }
    }
  }

  /// The view goes while something is running, and comes back before that would have ended.
  static var absences: Script {
    Script {
      for work in ["Search", "Export"] {
        Tap("\(work) Tea")
        Wait(seconds: 0.5)
        Tap("Hide Results")
        Wait(seconds: 0.5)
        Tap("Show Results")
        Wait(seconds: 4)
      }
    }
  }
}
