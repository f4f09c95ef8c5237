import HeadlessUI
import WorkbookKit

@main
enum TaskModifier: Chapter {
  static let number = 1
  static let title = "The task modifier"
  static let question = "Who starts and who ends work that goes on while a view is shown?"

  static var acts: [Act] {
    Act("stage", TaskDemoApp(), summary: "show, reset, switch tabs, hide") {
      Tap("Show Timer")
      Wait(seconds: 3)
      Tap("Reset Timer")
      Wait(seconds: 2)
      SelectTab(2)
      Wait(seconds: 2)
      SelectTab(1)
      Wait(seconds: 1)
      Tap("Hide Timer")
      Wait(seconds: 2)
    }
    Act("two screens", TwoScreensApp(), summary: "a second view, a second copy of the loop") {
      Tap("Show Timer")
      Wait(seconds: 2)
      SelectTab(2)
      Tap("Show Timer")
      Wait(seconds: 2)
      Tap("Hide Timer")
      Wait(seconds: 1)
      SelectTab(1)
      Wait(seconds: 1)
    }
  }
}
