import HeadlessUI
import WorkbookKit

@main
enum IntervalID: Chapter {
  static let number = 5
  static let title = "Dynamic updates"
  static let question = "How does a running task learn that its input has changed?"

  static var acts: [Act] {
    Act("stuck", Stuck.TimerDetailView(), summary: "the interval changes, the ticks do not") {
      self.script
    }
    Act("id", TimerDetailView(), summary: "another interval, another task") {
      self.script
    }
  }

  private static var script: Script {
    Script {
      Wait(seconds: 3)
      Increment()
      Wait(seconds: 4)
      Increment()
      Wait(seconds: 6)
      Increment()
      Decrement()
      Wait(seconds: 4)
    }
  }
}
