import HeadlessUI
import WorkbookKit

@main
enum TaskPropertyProgram: Chapter {
  static let name = "TaskProperty"
  static let number = 4
  static let title = "Composed dynamic properties"
  static let question = "Can one dynamic property be made of others?"

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
    Act("order", OrderView(), summary: "which update() comes first") {
      Tap("Count")
    }.withoutPicture()
  }
}
