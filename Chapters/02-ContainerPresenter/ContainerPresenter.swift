import HeadlessUI
import WorkbookKit

@main
enum ContainerPresenter: Chapter {
  static let number = 2
  static let title = "Containers and presenters"
  static let question = "Can work and looks be told apart, so that the work is written once?"

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
    Act("bodies", Bodies.CountView(), summary: "which bodies a tick and a tap evaluate") {
      Wait(seconds: 1)
      Tap("Count")
      Wait(seconds: 1)
    }.picture(.tasks, .bodies)
    Act("no capture", Bodies.FixedCountView(), summary: "a closure that captures nothing") {
      Wait(seconds: 1)
      Tap("Count")
    }.picture(.tasks, .bodies)
  }
}
