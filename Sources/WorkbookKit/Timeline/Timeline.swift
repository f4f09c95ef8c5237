import HeadlessUI

/// A run of an act as a drawing shows it: steps along the top, rows of what goes on below.
///
/// Nothing in it knows how wide a column is or how a mark looks. Things are ordered by *moments*: a
/// moment is a place along the drawing, with everything in it read from top to bottom.
struct Timeline: Equatable {
  /// The steps in their order, except an implied one in which nothing happens.
  let steps: [Step]

  /// The moments in their order.
  let moments: [Moment]

  /// The rows from top to bottom.
  let rows: [Row]
}

extension Timeline {
  /// One thing that was done, or a wait.
  struct Step: Equatable {
    let title: String
    let start: Duration
    let end: Duration
  }

  /// A place along the drawing.
  struct Moment: Equatable {
    /// The step in which it lies, as an index.
    let step: Int
    let time: Duration
  }

  /// One line of the drawing.
  struct Row: Equatable {
    /// What a row follows.
    enum Kind { case task, lines, bodies, warnings }

    let kind: Kind
    let label: String
    /// More about it, in the background: the view that made a task.
    let detail: String?
    /// From when to when, if the row follows a task.
    var life: Life?
    var marks: [Mark] = []
  }

  /// The time of a task, in indices of moments.
  struct Life: Equatable {
    let created: Int
    var cancelled: Int?
    /// `nil` if it is still running when all is over.
    var ended: Int?
  }

  /// Something that happened in a row.
  struct Mark: Equatable {
    /// When, as the index of a moment.
    let moment: Int
    /// What, in words.
    let text: String
  }
}

extension Timeline.Step {
  /// Whether simulated time passes in it.
  var takesTime: Bool { self.end > self.start }
}

extension Duration {
  /// The duration as people say it: “3 s”, “0.5 s”.
  var brief: String { "\((self / .seconds(1)).brief) s" }
}
