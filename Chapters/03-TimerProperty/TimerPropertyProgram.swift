import HeadlessUI
import WorkbookKit

@main
enum TimerPropertyProgram: Chapter {
  static let name = "TimerProperty"
  static let number = 3
  static let title = "A dynamic property"
  static let question = "Can a view have a timer the way it has state: by declaring a property?"

  static var acts: [Act] {
    Act("stage", TaskDemoApp(), summary: "chapter 1's script: show, reset, switch tabs, hide") {
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
  }
}
