extension SVGCanvas {
  private static let barHeight = 12.0
  private static let radius = 4.0

  /// The bar of a task, paler once the task is cancelled.
  ///
  /// - Parameters:
  ///   - life: The time of the task.
  ///   - stretch: The part of it to be drawn.
  ///   - band: Where that part lies.
  ///   - margin: What is to the left of the band.
  ///   - y: The middle of the bar.
  mutating func bar(
    _ life: Timeline.Life,
    _ stretch: TimelineBand.Stretch,
    of band: TimelineBand,
    margin: Double,
    y: Double
  ) {
    let end = margin + stretch.end
    let cancelled = stretch.cancelled.map { margin + $0 } ?? end
    self.bar("bar", from: margin + stretch.start, to: cancelled, at: y)
    self.bar("bar fading", from: cancelled, to: end, at: y)
    if let x = band.x(of: life.created) { self.cap(x: margin + x, y: y) }
    if let x = life.cancelled.flatMap(band.x) { self.cross(x: margin + x, y: y) }
    if let x = life.ended.flatMap(band.x) { self.cap(x: margin + x, y: y) }
    if life.ended == nil { self.arrow(x: end, y: y) }
  }

  private mutating func bar(_ style: String, from start: Double, to end: Double, at y: Double) {
    guard end > start else { return }
    self.rect(
      style,
      x: start,
      y: y - Self.barHeight / 2,
      width: end - start,
      height: Self.barHeight
    )
  }

  /// Where a task begins or ends.
  private mutating func cap(x: Double, y: Double) {
    self.line("cap", (x, y - Self.barHeight / 2), (x, y + Self.barHeight / 2))
  }

  private mutating func cross(x: Double, y: Double) {
    self.line("cross", (x - 4, y - 4), (x + 4, y + 4))
    self.line("cross", (x - 4, y + 4), (x + 4, y - 4))
  }

  /// A task that goes on.
  private mutating func arrow(x: Double, y: Double) {
    self.triangle("arrow", (x, y - 6), (x + 9, y), (x, y + 6))
  }

  /// Something that happened in a row.
  ///
  /// - Parameters:
  ///   - kind: What the row follows.
  ///   - x: The centre.
  ///   - y: The centre.
  ///   - text: What is told when the pointer rests on it.
  mutating func mark(_ kind: Timeline.Row.Kind, x: Double, y: Double, _ text: String?) {
    let title = text.map { "<title>\(Self.escape($0))</title>" } ?? ""
    switch kind {
    case .task, .lines:
      self.add("circle", "mark", ["cx": x, "cy": y, "r": Self.radius], content: title)
    case .bodies:
      self.add("circle", "body", ["cx": x, "cy": y, "r": Self.radius - 0.5], content: title)
    case .warnings:
      self.triangle("warning", (x, y - 5.5), (x + 5.5, y + 4.5), (x - 5.5, y + 4.5), title)
    }
  }

  /// A sign as the legend shows it.
  mutating func sample(_ sign: Timeline.Sign, x: Double, y: Double) {
    switch sign {
    case .task: self.bar("bar", from: x - 8, to: x + 8, at: y)
    case .line: self.mark(.lines, x: x, y: y, nil)
    case .cancelled:
      self.bar("bar", from: x - 8, to: x, at: y)
      self.bar("bar fading", from: x, to: x + 8, at: y)
      self.cross(x: x, y: y)
    case .ended:
      self.bar("bar", from: x - 8, to: x + 6, at: y)
      self.cap(x: x + 6, y: y)
    case .running:
      self.bar("bar", from: x - 8, to: x, at: y)
      self.arrow(x: x, y: y)
    case .body: self.mark(.bodies, x: x, y: y, nil)
    case .warning: self.mark(.warnings, x: x, y: y, nil)
    }
  }

  private mutating func triangle(
    _ style: String,
    _ first: (Double, Double),
    _ second: (Double, Double),
    _ third: (Double, Double),
    _ title: String = ""
  ) {
    let points = [first, second, third].map { "\(Self.number($0.0)),\(Self.number($0.1))" }
    let end = title.isEmpty ? "/>" : ">\(title)</polygon>"
    self.append("<polygon class=\"\(style)\" points=\"\(points.joined(separator: " "))\"\(end)")
  }
}
