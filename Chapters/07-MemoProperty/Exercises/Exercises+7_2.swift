import HeadlessUI
import WorkbookKit

extension MemoPropertyProgram {
  static var repairDidChange: Exercise {
    Exercise("7.2", .repair, screen: exercise7_2) {
      Trial {
        Flip("Large Type")
        Tap("Add Episode")
        Flip("Large Type")
        Tap("Shorten Last")
      } judge: { run in
        let (flip, add) = (run.step(Flip("Large Type")), run.step(Tap("Add Episode")))
        let shorten = run.step(Tap("Shorten Last"))
        Fact("The launch computes", expected: 1, actual: run.launch.computations)
        Fact("The type's size does not compute", expected: 0, actual: flip.computations)
        Fact("A new episode computes", expected: 1, actual: add.computations)
        Fact("It counts", add.shows("140 minutes to go"), details: add.screen)
        Fact("A shorter episode computes", expected: 1, actual: shorten.computations)
        Fact(
          "It counts as what it is now",
          shorten.shows("102 minutes to go"),
          details: shorten.screen
        )
        Mistake(
          "didChange still answers the wrong way round: it computes for as long as nothing changes.",
          if: flip.computations > 0 && add.computations == 0
        )
        Mistake(
          "It computes before every body now. The output is right, but a memo whose didChange always says"
            + " yes spares nothing.",
          if: flip.computations > 0 && add.computations > 0
        )
        Mistake(
          "didChange never says yes: the first output stays for ever.",
          if: flip.computations == 0 && add.computations == 0 && add.shows("90 minutes to go")
        )
        Mistake(
          "Episodes can change without their number changing. Compare the arrays, not how long they are.",
          if: run.launch.shows("90 minutes to go") && add.shows("140 minutes to go")
            && shorten.shows("102 minutes to go") == false
        )
        Mistake(
          "Lines are printed, but what is on screen was not computed from these episodes.",
          if: run.launch.shows("90 minutes to go") == false
        )
      }
      Trial {
        Tap("Shorten Last")
        Flip("Large Type")
        Flip("Large Type")
        Tap("Add Episode")
        Tap("Add Episode")
      } judge: { run in
        let shorten = run.step(Tap("Shorten Last"))
        let add = run.step(Tap("Add Episode"), 2)
        Fact("Each change computes once", expected: 4, actual: run.whole.computations)
        Fact("A shorter episode counts", shorten.shows("62 minutes to go"), details: shorten.screen)
        Fact("Two new episodes count", add.shows("132 minutes to go"), details: add.screen)
      }
    }
  }
}
