import HeadlessUI
import WorkbookKit

extension TaskPropertyProgram {
  static var hiddenProperty: Exercise {
    Exercise("4.1", .repair, screen: exercise4_1) {
      Trial {
        Tap("Show Inbox")
        Wait(seconds: 2)
        Tap("Sort")
        Wait(seconds: 2)
        Tap("Hide Inbox")
        Wait(seconds: 1)
      } judge: { run in
        Fact("Show starts one task", expected: 1, actual: run.step(Tap("Show Inbox")).tasksStarted)
        Fact("Sort starts none", expected: 0, actual: run.step(Tap("Sort")).tasksStarted)
        Fact("Sort cancels none", expected: 0, actual: run.step(Tap("Sort")).tasksCancelled)
        Self.screen(
          "The count on screen goes on",
          shows: "4 unread, oldest first",
          after: run.step(Wait(seconds: 2), 2)
        )
        Fact(
          "Nothing runs after Hide",
          expected: 0,
          actual: run.step(Tap("Hide Inbox")).tasksRunning
        )
        Mistake(
          "Sort starts another task, and the count begins anew: this is what happens when SwiftUI does not"
            + " find the property inside. It does not look into a plain struct, nor into any class.",
          if: run.step(Tap("Sort")).tasksStarted > 0
            && run.step(Tap("Sort")).screen.contains("0 unread")
        )
        Mistake(
          "The count goes on, but Sort starts another task: the count is kept now, and the task is not.",
          if: run.step(Tap("Sort")).tasksStarted > 0
            && run.step(Tap("Sort")).screen.contains("2 unread")
        )
        Mistake(
          "The task is kept now, and goes on writing to the storage that it captured first. The body reads"
            + " another one: the state is still in a struct that SwiftUI does not look into.",
          if: run.step(Tap("Sort")).tasksStarted == 0
            && run.step(Tap("Sort")).screen.contains("0 unread")
        )
        Mistake(
          "A task that is kept outside of the view belongs to no view: it is not cancelled when the inbox"
            + " is hidden, and all inboxes share it.",
          if: run.step(Tap("Sort")).tasksStarted == 0
            && run.step(Tap("Hide Inbox")).tasksRunning > 0
        )
      }
      Trial {
        Tap("Show Inbox")
        for _ in 1...3 {
          Wait(seconds: 1.5)
          Tap("Sort")
        }
        Tap("Hide Inbox")
        Tap("Show Inbox")
        Wait(seconds: 1)
        Tap("Hide Inbox")
      } judge: { run in
        Fact("Each inbox has one task", expected: 2, actual: run.whole.tasksStarted)
        Self.screen(
          "The count goes on, whenever the inbox is sorted",
          shows: "4 unread",
          after: run.step(Tap("Sort"), 3)
        )
        Self.screen(
          "An inbox that is shown again counts from the beginning",
          shows: "1 unread",
          after: run.step(Wait(seconds: 1))
        )
      }
    }
  }
}
