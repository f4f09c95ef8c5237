import HeadlessUI
import WorkbookKit

@main
enum TaskTriggerProgram: Chapter {
  static let name = "TaskTrigger"
  static let number = 9
  static let title = "Tasks as reactions"
  static let question = "How does a tap start a task that still ends with its view?"

  static var acts: [Act] {
    Act("housekeeping", HousekeepingView(), summary: "a flag and a number start tasks") {
      Self.tapsByHand
    }
    Act("without guard", UnguardedView(), summary: "the same, and nobody looks whether to run") {
      Self.tapsByHand
    }
    Act("without reset", UnresetView(), summary: "the same, and nobody takes the value back") {
      Self.tapsByHand
      SelectTab(2)
      SelectTab(1)
      Wait(seconds: 3)
    }
    Act("model", LibraryModelView(), summary: "the number is kept in a model") {
      Tap("Item 3")
      Wait(seconds: 3)
    }
    Act("trigger", TriggerView(), summary: "triggers start tasks, and start them again") {
      Tap("Refresh")
      Wait(seconds: 3)
      Tap("Item 3")
      Wait(seconds: 1)
      Tap("Item 3")
      Wait(seconds: 1)
      Tap("Item 5")
      Wait(seconds: 3)
      Tap("Item 7")
      Wait(seconds: 1)
      Tap("Hide Library")
      Wait(seconds: 2)
      Tap("Show Library")
      Wait(seconds: 1)
    }
    Act("same id", DraftView(), summary: "the same value with the same id") {
      Tap("Save")
      Wait(seconds: 1)
      Tap("Save")
      Wait(seconds: 2)
      Tap("Save")
      Wait(seconds: 1)
      Tap("Edit")
      Tap("Save")
      Wait(seconds: 3)
    }
    Act("button", ButtonsView(), summary: "three buttons, tapped while they work") {
      Tap("Save")
      Wait(seconds: 3)
      Tap("Download")
      Wait(seconds: 1)
      Tap("Stop Download")
      Wait(seconds: 1)
      Tap("Download")
      Wait(seconds: 3)
      Tap("Search")
      Wait(seconds: 1)
      Tap("Search")
      Wait(seconds: 3)
    }
    Act("the race", RaceView(), summary: "a second tap, by the published rule") {
      Self.secondTaps
    }
    Act("the repair", RepairedRaceView(), summary: "a second tap, by the rule of this chapter") {
      Self.secondTaps
    }
    Act("away", AwayView(), summary: "the view goes and comes back, by the published rule") {
      Self.absences
    }
    Act("away repaired", RepairedAwayView(), summary: "the same, by the rule of this chapter") {
      Self.absences
    }
  }
}
