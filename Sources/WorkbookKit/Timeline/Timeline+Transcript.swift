import HeadlessUI

extension Timeline {
  /// Reads a transcript that has lifecycle events.
  ///
  /// - Parameters:
  ///   - transcript: What happened.
  ///   - rows: What to follow; `nil` for the usual choice.
  init(of transcript: Transcript, rows: [PictureRow]? = nil) {
    var builder = TimelineBuilder(plan: RowPlan(rows, for: transcript))
    let lastTime = transcript.lines.last?.time ?? .zero
    let steps = transcript.steps
    for (index, step) in steps.enumerated() {
      let next = steps.indices.contains(index + 1) ? steps[index + 1].start : lastTime
      builder.add(step, until: max(step.start, next))
    }
    self.init(steps: builder.steps, moments: builder.moments, rows: builder.rows)
  }
}

/// Puts what happens into rows and moments.
private struct TimelineBuilder {
  let plan: RowPlan
  var steps: [Timeline.Step] = []
  var moments: [Timeline.Moment] = []
  var rows: [Timeline.Row]
  /// The last row that has something in the last moment.
  private var lastRow = 0

  init(plan: RowPlan) {
    self.plan = plan
    self.rows = plan.rows
  }

  mutating func add(_ step: Transcript.Step, until end: Duration) {
    let known = self.moments.count
    for line in step.lines {
      for row in self.plan.indices(of: line) {
        self.add(line, to: row)
      }
    }
    if step.isShown(in: self.moments.count > known) {
      self.steps.append(Timeline.Step(title: step.title, start: step.start, end: end))
    }
  }

  private mutating func add(_ line: Transcript.Line, to row: Int) {
    let moment = self.moment(for: row, at: line.time)
    switch line.event {
    case .taskCreated: self.rows[row].life = Timeline.Life(created: moment)
    case .taskCancelled: self.rows[row].life?.cancelled = moment
    case .taskEnded: self.rows[row].life?.ended = moment
    case .body, nil: self.rows[row].marks.append(Timeline.Mark(moment: moment, text: line.text))
    }
  }

  /// Finds the moment for something new: the last one if that keeps the order from top to bottom.
  private mutating func moment(for row: Int, at time: Duration) -> Int {
    let moment = Timeline.Moment(step: self.steps.count, time: time)
    if self.moments.last != moment || row <= self.lastRow {
      self.moments.append(moment)
    }
    self.lastRow = row
    return self.moments.count - 1
  }
}

extension Transcript.Step {
  fileprivate func isShown(in hasMoments: Bool) -> Bool { self.isImplied == false || hasMoments }
}
