import HeadlessUI
import WorkbookKit

extension ContainerPresenter {
  static var twoContainers: Exercise {
    Exercise("2.4", .extend, screen: exercise2_4) {
      Trial {
        Tap("Show Desk")
        Wait(seconds: 4)
        Wait(seconds: 2)
        Tap("Hide Desk")
        Wait(seconds: 1)
      } judge: { run in
        let shown = run.step(Tap("Show Desk"))
        let four = run.step(Wait(seconds: 4))
        let six = run.step(Wait(seconds: 2))
        Fact("Showing the desk starts two tasks", expected: 2, actual: shown.tasksRunning)
        Fact("No tick starts another", expected: 0, actual: four.tasksStarted + six.tasksStarted)
        self.desk("After 4 s there are new prices and old news", "9:41:04", "9:41:00", on: four)
        self.desk("After 6 s the news are those of 5 s", "9:41:06", "9:41:05", on: six)
        Fact(
          "One presenter shows both",
          expected: 1,
          actual: six.screen.ranges(of: "Prices of").count
        )
        Fact(
          "Hiding the desk ends both tasks",
          expected: 0,
          actual: run.step(Tap("Hide Desk")).tasksRunning
        )
        Mistake(
          "There is one task. What is on screen may be right, but it comes from one source: news of"
            + " another server would need a loop of their own.",
          if: shown.tasksRunning == 1
        )
        Mistake(
          "There are two tasks, and the news are new each second. The interval has not reached its loop.",
          if: shown.tasksRunning == 2 && four.tasksStarted == 0
            && six.screen.contains("Prices of 9:41:06, news of 9:41:06")
            && six.screen.ranges(of: "Prices of").count == 1
        )
        Mistake(
          "Prices and news are fed the wrong way round: which closure is given which time?",
          if: four.screen.contains("Prices of 9:41:00, news of 9:41:04")
        )
        Mistake(
          "Two containers that stand side by side each feed a presenter of their own. Only a closure"
            + " within the other one sees both times.",
          if: six.screen.ranges(of: "Prices of").count > 1
        )
        Mistake(
          "The inner container is replaced at each tick of the outer one. Its task starts anew and never"
            + " gets as far as five seconds.",
          if: four.tasksStarted > 0
        )
      }
      Trial {
        Wait(seconds: 2)
        Tap("Show Desk")
        Wait(seconds: 11)
        Tap("Hide Desk")
        Tap("Show Desk")
        Wait(seconds: 7)
      } judge: { run in
        self.desk(
          "The five seconds begin when the desk is shown",
          "9:41:13",
          "9:41:12",
          on: run.step(Wait(seconds: 11))
        )
        self.desk(
          "They begin anew when it is shown again",
          "9:41:20",
          "9:41:18",
          on: run.step(Wait(seconds: 7))
        )
        Fact(
          "Each time the desk is shown, two tasks run",
          expected: 2,
          actual: run.step(Wait(seconds: 7)).tasksRunning
        )
      }
    }
  }

  /// States what the presenter must show.
  private static func desk(
    _ title: String,
    _ prices: String,
    _ news: String,
    on stretch: Stretch
  ) -> Fact {
    let text = "Prices of \(prices), news of \(news)"
    return Fact(
      title,
      stretch.screen.contains(text),
      details: "expected “\(text)”, was\n\(stretch.screen)"
    )
  }
}
