import HeadlessUI
import WorkbookKit

extension TaskPropertyProgram {
  static var imageProperty: Exercise {
    Exercise("4.3", .extend, screen: exercise4_3) {
      self.twoPhotos
      self.hiddenPhoto
    }
  }

  private static var twoPhotos: Trial {
    Trial {
      Tap("Show Beach")
      Wait(seconds: 1)
      Tap("Like")
      Wait(seconds: 1.5)
      Tap("Show Attic")
      Wait(seconds: 3)
      Tap("Like")
      Tap("Hide Beach")
      Tap("Hide Attic")
    } judge: { run in
      let beach = run.step(Wait(seconds: 1.5))
      let attic = run.step(Wait(seconds: 3))
      Fact("Show starts one task", expected: 1, actual: run.step(Tap("Show Beach")).tasksStarted)
      Fact(
        "The loader is asked once for the photo",
        expected: 1,
        actual: run.whole.printed.count { $0 == "GET beach.jpg" }
      )
      Self.screen("The photo is loading", shows: "Loading", after: run.step(Wait(seconds: 1)))
      Self.screen("The photo is shown", shows: "Sand and beach.jpg", after: beach)
      Fact("Its task is over", expected: 0, actual: beach.tasksRunning)
      Self.screen("A photo that cannot be had has failed", shows: "No photo", after: attic)
      Self.screen("The other photo stays", shows: "Sand and beach.jpg", after: attic)
      Fact("Nothing is loaded twice", expected: 2, actual: run.whole.tasksStarted)
      Mistake(
        "An update asked the server again: each body is preceded by an update, and the work must be"
          + " started by the first one only.",
        if: run.step(Tap("Like"), 1).tasksStarted + run.step(Tap("Like"), 2).tasksStarted
          + beach.tasksStarted > 0
      )
      Mistake(
        "The property is loading for ever: whatever the loader throws has to be caught, and told.",
        if: beach.screen.contains("Sand and beach.jpg") && attic.screen.contains("Loading")
      )
      Mistake(
        "The task is over, and the photo is not shown. A body that is never told of a change is not"
          + " evaluated: what it reads must be observable.",
        if: run.step(Tap("Show Beach")).tasksStarted > 0 && beach.tasksRunning == 0
          && beach.screen.contains("Loading")
      )
      Mistake(
        "The photo that cannot be loaded is shown all the same. Where does it come from, if not from the"
          + " loader?",
        if: attic.screen.contains("No photo") == false && attic.screen.contains("Loading") == false
      )
    }
  }

  private static var hiddenPhoto: Trial {
    Trial {
      Tap("Show Beach")
      Tap("Show Attic")
      Wait(seconds: 0.5)
      Tap("Like")
      Tap("Hide Beach")
      Wait(seconds: 1)
      Tap("Show Beach")
      SelectTab(2)
      Wait(seconds: 1.5)
      SelectTab(1)
      Tap("Hide Attic")
      Wait(seconds: 4)
      Tap("Like")
      Tap("Show Attic")
      Wait(seconds: 0.25)
    } judge: { run in
      Fact(
        "Two photos are loaded side by side",
        expected: 2,
        actual: run.step(Wait(seconds: 0.5)).tasksRunning
      )
      Fact(
        "To hide a photo that is being loaded cancels its task",
        expected: 1,
        actual: run.step(Tap("Hide Beach")).tasksCancelled
      )
      Fact(
        "The other photo is still being loaded",
        expected: 1,
        actual: run.step(Tap("Hide Beach")).tasksRunning
      )
      Fact(
        "A photo that is shown again is loaded again",
        expected: 1,
        actual: run.step(Tap("Show Beach"), 2).tasksStarted
      )
      Self.screen(
        "A photo is loaded also while the other tab is selected",
        shows: "No photo",
        after: run.step(SelectTab(1))
      )
      Fact("Nothing else starts a task", expected: 4, actual: run.whole.tasksStarted)
      Self.screen(
        "The photo is shown when it is there",
        shows: "Sand and beach.jpg",
        after: run.step(Wait(seconds: 4))
      )
      Fact(
        "The end cancels what is still being loaded",
        expected: 1,
        actual: run.end.tasksCancelled
      )
      Mistake(
        "The task was not cancelled. A `TaskProperty` would do that, unless the closure holds the task's own"
          + " storage: it does if it captures the whole property. Name what it needs, and nothing else.",
        if: run.step(Tap("Show Beach")).tasksStarted == 1
          && run.step(Tap("Like"), 1).tasksStarted == 0
          && run.step(Tap("Hide Beach")).tasksCancelled == 0
      )
      Mistake(
        "The other tab ended the task: that is how the task modifier behaves. A property keeps its task for"
          + " as long as the view has its identity.",
        if: run.step(SelectTab(2)).tasksCancelled > 0
      )
    }
  }
}
