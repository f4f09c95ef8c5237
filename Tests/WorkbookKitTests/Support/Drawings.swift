import HeadlessUI

@testable import WorkbookKit

/// A chapter with runs of all kinds, to be drawn.
enum Drawings: Chapter {
  static let number = 12
  static let title = "Drawings <&>"
  static let question = "What happened when?"

  static var acts: [Act] {
    Act("clock", ClockScreen(), summary: "a task that ticks and is cancelled") {
      Tap("Show")
      Wait(seconds: 2)
      Tap("Hide")
    }
    Act("stubborn", StubbornScreen(), summary: "a task that does not heed being cancelled") {
      Tap("Start")
      Wait(seconds: 1)
      Tap("Cancel")
      Wait(seconds: 4)
    }
    Act("sums", SumScreen(), summary: "no task at all") {
      Tap("Add")
      Tap("Rename")
      Tap("Add")
    }.picture(.bodies, .lines)
    Act("silence", Text("")) { Wait(seconds: 1) }
    Act("quiet", ClockScreen(), summary: "nothing printed, no task") {}
    Act("leak", Greeter(), summary: "a task that nobody cancels") {
      Tap("Greet")
      Tap("Leak")
    }
    Act("rows", RowsScreen(), summary: "twelve tasks at once") {
      Wait(seconds: 3)
      Tap("Clear & <quit>")
    }
    Act("long", LongScreen(), summary: "seventeen seconds, and intervals that change") {
      Wait(seconds: 3)
      Increment()
      Wait(seconds: 4)
      Increment()
      Wait(seconds: 6)
      Increment()
      Decrement()
      Wait(seconds: 4)
    }
    Act("busy", SumScreen(), summary: "more than fits into a line") {
      for _ in 1...15 {
        Tap("Add")
        Tap("Rename")
      }
    }.picture(.bodies, .lines)
    Act("sums by body", SumScreen()) { Tap("Add") }.picture(.body("SumView"), .text("new"))
    // Its page need not show it.
    Act("secret", Greeter()) { Tap("Greet") }.withoutPicture()
  }
}

extension Drawings {
  /// Finds an act by its slug.
  @MainActor static func act(_ slug: String) -> Act {
    guard let act = self.acts.first(where: { $0.slug == slug }) else {
      fatalError("There is no act \(slug).")
    }
    return act
  }

  /// Plays an act, with lifecycle events.
  @MainActor static func transcript(_ slug: String) -> Transcript {
    self.act(slug).play(in: self.name, traces: true).transcript
  }

  /// Plays an act and makes a timeline of it.
  @MainActor static func timeline(_ slug: String) -> Timeline {
    Timeline(of: self.transcript(slug), rows: self.act(slug).pictureRows)
  }
}
