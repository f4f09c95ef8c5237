import HeadlessUI
import WorkbookKit

extension MemoFilterProgram {
  static var repairCapturedValue: Exercise {
    Exercise("8.1", .repair, screen: exercise8_1) {
      Trial {
        Tap("Message 3")
        Increment()
        Tap("Receive")
        Tap("Message 2")
        Increment()
      } judge: { run in
        let (select, raise) = (run.step(Tap("Message 3")), run.step(Increment()))
        let (receive, selectLater) = (run.step(Tap("Receive")), run.step(Tap("Message 2")))
        let raiseAgain = run.step(Increment(), 2)
        Fact("A selection checks no message", expected: 0, actual: select.count(of: "checking"))
        Fact(
          "Another priority checks each message once",
          expected: 4,
          actual: raise.count(of: "checking")
        )
        Fact("It leaves two", expected: messages(2, 3), actual: raise.rows("Message"))
        Fact("The selected message stays selected", raise.isSelected, details: raise.screen)
        Fact(
          "A new message makes it check each of five",
          expected: 5,
          actual: receive.count(of: "checking")
        )
        Fact("It joins them", expected: messages(2, 3, 5), actual: receive.rows("Message"))
        Fact("A selection checks none", expected: 0, actual: selectLater.count(of: "checking"))
        Fact("Only one is left", expected: messages(3), actual: raiseAgain.rows("Message"))
        Mistake(
          "The filter still has one dependency. It was asked, found the array unchanged, and kept an output"
            + " for another priority.",
          if: raise.count(of: "checking") == 0 && raise.rows("Message") == messages(1, 2, 3, 4)
        )
        Mistake(
          "The messages are filtered before every body now, so the memo spares nothing.",
          if: select.count(of: "checking") > 0
        )
        Mistake(
          "With another identity everything that the list remembers is gone, not only the output: nothing is"
            + " selected any more.",
          if: raise.rows("Message") == messages(2, 3) && raise.isSelected == false
        )
        Mistake(
          "The memo knows the priority now and has forgotten the messages. Both are dependencies.",
          if: raise.rows("Message") == messages(2, 3) && receive.rows("Message") == messages(2, 3)
        )
        Mistake(
          "The list is shorter, but no message was checked: what is left was not computed.",
          if: raise.rows("Message").count < 4 && raise.count(of: "checking") == 0
        )
        Mistake(
          "Each message is checked more than once. Is it filtered by two memos, or by one and again after"
            + " it?",
          if: raise.count(of: "checking") > 4
        )
      }
      Trial {
        Tap("Receive")
        Increment()
        Increment()
        Tap("Message 3")
        Decrement()
        Tap("Receive")
        Tap("Message 6")
      } judge: { run in
        let (lower, receive) = (run.step(Decrement()), run.step(Tap("Receive"), 2))
        Fact(
          "Each change checks each message once",
          expected: 4 + 5 + 5 + 5 + 5 + 6,
          actual: run.whole.count(of: "checking")
        )
        Fact("Priority 2 or higher", expected: messages(2, 3, 5), actual: lower.rows("Message"))
        Fact("A sixth message", expected: messages(2, 3, 5, 6), actual: receive.rows("Message"))
      }
    }
  }

  private static func messages(_ numbers: Int...) -> [String] {
    numbers.map { "Message \($0)" }
  }
}

extension Stretch {
  /// Whether a row of the list on screen is selected.
  fileprivate var isSelected: Bool { self.rows("selected").isEmpty == false }
}
