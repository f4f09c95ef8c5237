/// A timeline as lines of text.
struct TimelineText {
  /// How things look.
  enum Glyph: Character, CaseIterable {
    case created = "├"
    case mark = "●"
    case body = "○"
    case warning = "▲"
    case cancelled = "×"
    case ended = "┤"
    case running = "▸"

    /// What it means, for the legend.
    var meaning: String {
      switch self {
      case .created: "task created"
      case .mark: "line printed"
      case .body: "body evaluated"
      case .warning: "warning"
      case .cancelled: "cancelled"
      case .ended: "ended"
      case .running: "still running"
      }
    }
  }

  private static let longestTitle = 32
  private let timeline: Timeline
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
    self.labels = timeline.rows.map { row in
      (row.detail.map { "\(row.label)  \($0)" } ?? row.label).shortened(to: limit)
    }
    self.margin = max(4, self.labels.map(\.count).max() ?? 0) + 2
    self.layout = TimelineLayout(
      timeline,
      TimelineLayout.Metrics(
        width: Double(max(20, columns - self.margin)),
        unit: 1,
        gap: 2,
        isWhole: true,
        titleWidth: { Double($0.shortened(to: Self.longestTitle).count) }
      )
    )
  }
}

extension TimelineText: CustomStringConvertible {
  /// The bands one below the other, and what the signs mean.
  var description: String {
    var blocks = self.layout.bands.map(self.text(of:))
    let legend = Glyph.allCases.filter { sign in blocks.contains { $0.contains(sign.rawValue) } }
    if legend.isEmpty == false {
      blocks.append(legend.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "   "))
    }
    return blocks.joined(separator: "\n\n")
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
    func put(_ glyph: Glyph, at moment: Int?) {
      guard let x = moment.flatMap(band.x) else { return }
      canvas.write(String(glyph.rawValue), line: line, column: self.column(x))
    }
    if let life = row.life, let extent = band.extent(of: life) {
      let (start, end) = (self.column(extent.lowerBound), self.column(extent.upperBound))
      let dashes =
        life.cancelled.map {
          band.x(of: $0).map(self.column) ?? ($0 < band.moments.lowerBound ? start : end + 1)
        } ?? end + 1
      for column in start...end {
        canvas.write(column < dashes ? "─" : "╌", line: line, column: column)
      }
      put(.created, at: life.created)
      put(.cancelled, at: life.cancelled)
      put(.ended, at: life.ended)
      if life.ended == nil { canvas.write("▸", line: line, column: end + 1) }
    }
    for mark in row.marks {
      put(row.kind.glyph, at: mark.moment)
    }
  }

  private func column(_ x: Double) -> Int { self.margin + Int(x) }
}

extension Timeline.Row.Kind {
  fileprivate var glyph: TimelineText.Glyph {
    switch self {
    case .task, .lines: .mark
    case .bodies: .body
    case .warnings: .warning
    }
  }
}

extension String {
  /// The text, cut if it is longer than that, with “…” for what is missing.
  func shortened(to limit: Int) -> String {
    self.count <= limit ? self : self.prefix(limit - 1) + "…"
  }
}
