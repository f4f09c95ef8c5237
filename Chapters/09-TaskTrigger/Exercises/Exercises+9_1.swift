import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  static var exerciseSameID: Exercise {
    Exercise("9.1", prediction: exercise9_1, of: self.receipts) { prediction in
      let starts = prediction.filter { $0.hasSuffix("has started.") }
      Mistake(
        "With the value and the id that it has already, the trigger does not change. The running"
          + " task goes on, and no other starts.",
        if: starts.contains { $0.hasPrefix("1.0 ") }
      )
      Mistake(
        "A run that is over has reset its trigger. So the same value and the same id are a change"
          + " again, from nothing to something.",
        if: starts.contains { $0.hasPrefix("3.0 ") } == false
      )
      Mistake(
        "A changed currency is a plain @State. The trigger learns of it when it is triggered.",
        if: prediction.contains { $0.hasPrefix("3.5 ") && $0.contains("dollars") }
          && starts.count { $0.contains("dollars") } > 2
      )
      Mistake(
        "The id is the same, but the value is not. Value and id are both part of the trigger's"
          + " state.",
        if: starts.contains { $0.hasPrefix("3.5 ") } == false
      )
      Mistake(
        "To export anew makes an id of its own. That is another state, even with the same value.",
        if: starts.contains { $0.hasPrefix("4.0 ") } == false
      )
      Mistake(
        "An export cannot be told to stop. When it ends, it asks whether it was cancelled, and it"
          + " is cancelled as soon as another takes its place.",
        if: prediction.contains("5.0 s Receipt in euros has finished.")
          || prediction.contains("5.5 s Receipt in dollars has finished.")
          || prediction.contains { $0.hasSuffix("has been cancelled.") }
      )
      Mistake(
        "A run that ends late takes back only the state that it was started for. The trigger is no"
          + " longer in that state, so the last export goes on to its end.",
        if: prediction.contains { $0.hasPrefix("6.0 ") && $0.contains("thrown away") }
      )
    }
  }

  private static var receipts: Act {
    Act("receipts", ReceiptView()) {
      Tap("Export")
      Wait(seconds: 1)
      Tap("Export")
      Wait(seconds: 2)
      Tap("Export")
      Wait(seconds: 0.5)
      Tap("Use Dollars")
      Tap("Export")
      Wait(seconds: 0.5)
      Tap("Export Anew")
      Wait(seconds: 3)
    }
  }
}
