import HeadlessUI
import WorkbookKit

extension MemoFilterProgram {
  static var extendChain: Exercise {
    Exercise("8.4", .extend, screen: exercise8_4) {
      Trial {
        Tap("Song 4")
        Flip("Newest First")
        Tap("Add from Cloud")
        Tap("Add Download")
        Tap("Song 1")
      } judge: { run in
        let (select, turn) = (run.step(Tap("Song 4")), run.step(Flip("Newest First")))
        let (cloud, add) = (run.step(Tap("Add from Cloud")), run.step(Tap("Add Download")))
        let selectLater = run.step(Tap("Song 1"))
        Fact("The launch filters", expected: 4, actual: run.launch.checks)
        Fact("A selection does nothing", select.checks == 0 && select.sorts == false)
        Fact("“Newest First” does not filter", expected: 0, actual: turn.checks)
        Fact("It sorts", turn.sorts)
        Fact("It changes the list", expected: songs(2, 1, 4), actual: turn.rows("Song"))
        Fact("A song in the cloud filters", expected: 5, actual: cloud.checks)
        Fact("It does not sort: the songs on the device are the same", cloud.sorts == false)
        Fact("A song on the device filters", expected: 6, actual: add.checks)
        Fact("It sorts", add.sorts)
        Fact("It is in its place", expected: songs(6, 2, 1, 4), actual: add.rows("Song"))
        Fact(
          "Later, too, a selection does nothing",
          selectLater.checks + (selectLater.sorts ? 1 : 0) == 0
        )
        Mistake(
          "“Newest First” filters again: the order is no input of the filter. Filter and sort need a memo"
            + " each.",
          if: turn.checks > 0
        )
        Mistake(
          "The filter has computed, so its output is in a new buffer, equal or not. Whoever asks for identity"
            + " takes it for a change. Of these two memos, which one is better off comparing by value?",
          if: turn.checks == 0 && cloud.sorts && select.sorts == false
        )
        Mistake(
          "No memo: each body filters or sorts again.",
          if: select.checks > 0 || select.sorts
        )
        Mistake(
          "The sort does not know of the order: it is one of its dependencies.",
          if: turn.sorts == false && turn.rows("Song") == songs(1, 4, 2)
        )
        Mistake(
          "The first selectors name an order that is no longer wanted, and the memo follows them before it"
            + " hears of the right one: give selectors in update() only.",
          if: select.sorts == false && selectLater.sorts
        )
        Mistake(
          "The order changed and no two songs were compared: is the list computed from them?",
          if: turn.sorts == false && turn.rows("Song") != songs(1, 4, 2)
        )
      }
      Trial {
        Tap("Add Download")
        Flip("Newest First")
        Flip("Newest First")
        Tap("Song 2")
        Tap("Add from Cloud")
      } judge: { run in
        let (turn, select) = (run.step(Flip("Newest First"), 2), run.step(Tap("Song 2")))
        let cloud = run.step(Tap("Add from Cloud"))
        Fact("Each new song filters once", expected: 4 + 5 + 6, actual: run.whole.checks)
        Fact("Each change of order sorts", run.step(Flip("Newest First")).sorts && turn.sorts)
        Fact("The list is right", expected: songs(5, 1, 4, 2), actual: turn.rows("Song"))
        Fact("A selection does nothing", select.checks == 0 && select.sorts == false)
        Fact("A song in the cloud does not sort", cloud.sorts == false)
      }
    }
  }

  private static func songs(_ numbers: Int...) -> [String] {
    numbers.map { "Song \($0)" }
  }
}

extension Stretch {
  /// How many songs were checked.
  fileprivate var checks: Int { self.count(of: "checking") }

  /// Whether songs were compared.
  fileprivate var sorts: Bool { self.count(of: "comparing") > 0 }
}
