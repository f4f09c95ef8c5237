import HeadlessUI
import WorkbookKit

extension ContainerPresenter {
  static var hardWorkingPresenter: Exercise {
    Exercise("2.2", .repair, screen: exercise2_2) {
      Trial {
        Wait(seconds: 3)
        Tap("Add Sale")
        Wait(seconds: 2)
      } judge: { run in
        let ticks = run.step(Wait(seconds: 3))
        let added = run.step(Tap("Add Sale"))
        Fact(
          "The launch makes one report",
          expected: 1,
          actual: run.launch.printed.count { $0.hasPrefix("Made a report") }
        )
        Fact(
          "Three ticks make none",
          expected: 0,
          actual: ticks.printed.count { $0.hasPrefix("Made a report") }
        )
        Fact(
          "Another sale makes one",
          expected: 1,
          actual: added.printed.count { $0.hasPrefix("Made a report") }
        )
        Fact(
          "The time goes on",
          ticks.screen.contains("9:41:03"),
          details: "expected 9:41:03 on screen after 3 s, was\n\(ticks.screen)"
        )
        Fact(
          "The report on screen is of all sales",
          ticks.screen.contains("Sold: 23") && added.screen.contains("Sold: 32"),
          details: "expected “Sold: 23”, after another sale “Sold: 32”, was\n"
            + "\(ticks.screen)\nand\n\(added.screen)"
        )
        Mistake(
          "At each tick the presenter is made anew. It is given another time than before, so its body is"
            + " evaluated too. What stands in either is done every second.",
          if: ticks.printed.count { $0.hasPrefix("Made a report") } >= 3
        )
        Mistake(
          "What was made once and kept stays as it was first, in a `@State` too: a sale that is added"
            + " later does not get into it.",
          if: ticks.screen.contains("Sold: 23") && added.screen.contains("Sold: 32") == false
        )
      }
      Trial {
        Wait(seconds: 1)
        Tap("Add Sale")
        Tap("Add Sale")
        Wait(seconds: 4.5)
        Tap("Add Sale")
      } judge: { run in
        Fact(
          "Four different lists of sales make four reports",
          expected: 4,
          actual: run.whole.printed.count { $0.hasPrefix("Made a report") }
        )
        Fact(
          "At the end the time and the total are right",
          run.step(Tap("Add Sale"), 3).screen.contains("9:41:05")
            && run.step(Tap("Add Sale"), 3).screen.contains("Sold: 50"),
          details: "expected 9:41:05 and “Sold: 50”, was\n\(run.step(Tap("Add Sale"), 3).screen)"
        )
      }
    }
  }
}
