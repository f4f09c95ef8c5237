import HeadlessUI
import WorkbookKit

extension FieldExercises {
  static var exerciseScores: Exercise {
    Exercise("F.3", .repair, screen: exerciseF_3) {
      Trial {
        Tap("Show Score")
        Wait(seconds: 2)
        Tap("Hide Score")
        Wait(seconds: 0.25)
        Tap("Show Score")
        Wait(seconds: 4)
        Tap("Hide Score")
        Wait(seconds: 3)
      } judge: { run in
        Fact("Show begins to subscribe", run.step(Tap("Show Score")).tasksRunning > 0)
        self.rule("Then it is subscribed", after: Wait(seconds: 2), of: run, isSubscribed: true)
        self.rule(
          "Hidden and shown again, it is",
          after: Wait(seconds: 4),
          of: run,
          isSubscribed: true
        )
        self.rule(
          "Hidden for good, it is not",
          after: Wait(seconds: 3),
          of: run,
          isSubscribed: false
        )
        Mistake(
          "The one who leaves takes longer than the one who comes, and the last word is"
            + " “Unsubscribed.” although the score is shown. The two tasks know nothing of each"
            + " other.",
          if: run.step(Wait(seconds: 4)).isSubscribed == false
            && run.whole.printed.contains("Unsubscribed.")
        )
        Mistake(
          "Nobody unsubscribes any more, and the server goes on sending to a screen that is gone.",
          if: run.step(Wait(seconds: 3)).isSubscribed
        )
        Mistake(
          "Lines are printed, but nobody asks the server.",
          if: run.whole.printed.isEmpty == false && run.whole.tasksStarted == 0
        )
      }
      Trial {
        Tap("Show Score")
        Wait(seconds: 0.25)
        Tap("Hide Score")
        Wait(seconds: 4)
        Tap("Show Score")
        Tap("Hide Score")
        Tap("Show Score")
        Wait(seconds: 6)
        Tap("Hide Score")
        Wait(seconds: 0.75)
        Tap("Show Score")
        Wait(seconds: 5)
        Tap("Hide Score")
        Wait(seconds: 3)
      } judge: { run in
        self.rule(
          "Hidden too soon, it is not subscribed",
          after: Wait(seconds: 4),
          of: run,
          isSubscribed: false
        )
        self.rule(
          "Shown, hidden and shown at once, it is",
          after: Wait(seconds: 6),
          of: run,
          isSubscribed: true
        )
        self.rule(
          "Shown while it unsubscribes, it is",
          after: Wait(seconds: 5),
          of: run,
          isSubscribed: true
        )
        self.rule(
          "Hidden for good, it is not",
          after: Wait(seconds: 3),
          of: run,
          isSubscribed: false
        )
        Mistake(
          "To wait a little makes the race rarer, and somebody who is quick still loses it. What"
            + " was asked for last must have the last word, however long each takes.",
          if: run.whole.printed.contains("Unsubscribed.")
            && (run.step(Wait(seconds: 4)).isSubscribed
              || run.step(Wait(seconds: 5)).isSubscribed == false)
        )
      }
      Trial {
        Tap("Show Score")
        Wait(seconds: 0.7)
        Tap("Hide Score")
        Wait(seconds: 5)
        Tap("Show Score")
        Wait(seconds: 1.2)
        Tap("Hide Score")
        Wait(seconds: 6)
        Tap("Show Score")
        Wait(seconds: 1.6)
        Tap("Hide Score")
        Wait(seconds: 7)
      } judge: { run in
        self.rule(
          "Hidden after 0.7 s, it is not subscribed",
          after: Wait(seconds: 5),
          of: run,
          isSubscribed: false
        )
        self.rule("Nor after 1.2 s", after: Wait(seconds: 6), of: run, isSubscribed: false)
        self.rule("Nor after 1.6 s", after: Wait(seconds: 7), of: run, isSubscribed: false)
        Mistake(
          "The score was hidden while the server was about to subscribe, and nobody came back to"
            + " it. To ask once, at the moment of hiding, is too early: ask again when that is done.",
          if: run.whole.printed.contains("Unsubscribed.")
            && [5.0, 6, 7].contains { run.step(Wait(seconds: $0)).isSubscribed }
        )
      }
    }
  }

  /// What must hold when nothing is under way any more.
  @FindingBuilder
  private static func rule(
    _ title: String,
    after wait: Wait,
    of run: Performance,
    isSubscribed: Bool
  ) -> [Finding] {
    let isShown = run.step(wait).isSubscribed
    let words = run.until(wait).printed.filter { ["Subscribed.", "Unsubscribed."].contains($0) }
    let isServed = words.last == "Subscribed."
    Fact(
      title,
      isShown == isSubscribed && isServed == isSubscribed,
      details:
        "on screen: \(isShown ? "" : "no ")scores; the server's last word: \(words.last ?? "none")"
    )
    Mistake(
      "The text on screen says one thing and the server another.",
      if: isShown != isServed
    )
  }
}

extension Stretch {
  /// Whether the screen tells of scores that come in.
  fileprivate var isSubscribed: Bool { self.shows("Scores are coming in") }
}
