/// A timeline as lines of text.
struct TimelineText {
  private static let longestTitle = 32
  private let timeline: Timeline
  private let columns: Int
  private let labels: [String]
  private let margin: Int
  private let layout: TimelineLayout

  /// Prepares a drawing.
  ///
  /// - Parameters:
  ///   - timeline: What is drawn.
  ///   - columns: How wide a line may be.
  init(_ timeline: Timeline, columns: Int) {
    let limit = max(8, min(28, columns * 3 / 10))
    self.timeline = timeline
    self.columns = columns
    // The view that makes all tasks need not be named with each.
    let hasDetails = Set(timeline.rows.map(\.detail)).subtracting([nil]).count > 1
    self.labels = timeline.rows.map { row in
      let detail = hasDetails ? row.detail : nil
      return (detail.map { "\(row.label)  \($0)" } ?? row.label).shortened(to: limit)
    }
    self.margin = max(4, self.labels.map(\.count).max() ?? 0) + 2
    self.layout = TimelineLayout(
      timeline,
      TimelineLayout.Metrics(
        width: Double(max(20, columns - self.margin)),
        unit: 1,
        gap: 2,
        gapAfterWait: 2,
        endRoom: 5,
        isWhole: true,
        titleWidth: { Double($0.shortened(to: Self.longestTitle).count) }
      )
    )
  }
}

extension TimelineText: CustomStringConvertible {
  /// The bands one below the other, and what the signs mean.
  var description: String {
    (self.layout.bands.map(self.text(of:)) + [self.legend]).filter { $0.isEmpty == false }
      .joined(separator: "\n\n")
  }

  /// What the signs mean, in as many lines as it takes.
  private var legend: String {
    var lines: [String] = []
    for explanation in self.timeline.signs.map(\.explanation) {
      let longer = "\(lines.last ?? "")   \(explanation)"
      if lines.isEmpty || longer.count > self.columns {
        lines.append(explanation)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of band: TimelineBand) -> String {
    let rows = self.timeline.rows.indices.filter { band.shows(self.timeline.rows[$0]) }
    var canvas = TextCanvas(lines: band.levels + 1 + rows.count)
    for step in band.steps {
      self.draw(step, of: band, on: &canvas)
    }
    self.drawTimes(of: band, on: &canvas)
    for (offset, row) in rows.enumerated() {
      let line = band.levels + 1 + offset
      canvas.write(self.labels[row], line: line, column: 0)
      self.draw(self.timeline.rows[row], line: line, of: band, on: &canvas)
    }
    return canvas.description
  }

  private func draw(_ step: TimelineBand.Step, of band: TimelineBand, on canvas: inout TextCanvas) {
    let line = band.levels - 1 - step.level
    let column = self.column(step.x)
    canvas.write(step.title.shortened(to: Self.longestTitle), line: line, column: column)
    for below in (line + 1)..<max(line + 1, band.levels) {
      canvas.write("│", line: below, column: column)
    }
  }

  /// The time at the launch and at the end of each wait.
  private func drawTimes(of band: TimelineBand, on canvas: inout TextCanvas) {
    canvas.write("time", line: band.levels, column: 0)
    var free = 0
    for (x, time) in band.times {
      let column = self.column(x)
      guard column >= free else { continue }
      canvas.write(time.brief, line: band.levels, column: column)
      free = column + time.brief.count + 1
    }
  }

  private func draw(
    _ row: Timeline.Row,
    line: Int,
    of band: TimelineBand,
    on canvas: inout TextCanvas
  ) {
    func put(_ sign: Timeline.Sign, at moment: Int?) {
      guard let x = moment.flatMap(band.x) else { return }
      canvas.write(sign.glyph, line: line, column: self.column(x))
    }
    if let life = row.life, let stretch = band.stretch(of: life) {
      let (start, end) = (self.column(stretch.start), self.column(stretch.end))
      let cancelled = stretch.cancelled.map(self.column) ?? end + 1
      for column in start...end {
        canvas.write(column < cancelled ? "─" : "╌", line: line, column: column)
      }
      put(.task, at: life.created)
      put(.cancelled, at: life.cancelled)
      put(.ended, at: life.ended)
      if life.ended == nil {
        canvas.write(Timeline.Sign.running.glyph, line: line, column: end + 1)
      }
    }
    for mark in row.marks {
      put(row.kind.sign, at: mark.moment)
    }
  }

  private func column(_ x: Double) -> Int { self.margin + Int(x) }
}
