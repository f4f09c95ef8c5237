/// A timeline as an SVG picture, the same bytes for the same run.
struct TimelinePicture {
  /// The sizes, in points.
  enum Size {
    static let width = 820.0
    static let padding = 20.0
    /// From one step's title to the next higher one.
    static let level = 18.0
    /// The line with the times.
    static let times = 26.0
    static let row = 28.0
    static let bandGap = 24.0
    static let legend = 34.0
    /// From a step's line to its title.
    static let flag = 5.0
  }

  /// The heading, for people who do not see the picture.
  let title: String

  let timeline: Timeline
  private let layout: TimelineLayout
  private let margin: Double

  /// Prepares a picture.
  ///
  /// - Parameters:
  ///   - timeline: What is drawn.
  ///   - title: What it is a picture of.
  init(_ timeline: Timeline, title: String) {
    let labels = timeline.rows.map {
      TextWidth.ofLabel($0.shortLabel) + TextWidth.ofDetail($0.shortDetail)
    }
    self.title = title
    self.timeline = timeline
    self.margin = Size.padding + (labels.max() ?? 0) + 22
    self.layout = TimelineLayout(
      timeline,
      TimelineLayout.Metrics(
        width: Size.width - Size.padding - self.margin,
        unit: 11,
        gap: 15,
        gapAfterWait: 30,
        endRoom: 34,
        isWhole: false,
        titleWidth: { Size.flag + TextWidth.ofStep($0.shortStep) }
      )
    )
  }
}

extension TimelinePicture {
  /// The whole file.
  var svg: String {
    var canvas = SVGCanvas()
    var y = Size.padding
    for band in self.layout.bands {
      self.draw(band, at: y, on: &canvas)
      y += self.height(of: band) + Size.bandGap
    }
    y -= Size.bandGap
    y = self.drawLegend(at: y, on: &canvas) + Size.padding
    let (width, height) = (SVGCanvas.number(Size.width), SVGCanvas.number(y))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc">
      <title id="title">\(SVGCanvas.escape(self.title))</title>
      <desc id="desc">\(SVGCanvas.escape(self.timeline.summary))</desc>
      <style>
      \(pictureStyle)
      </style>
      <rect class="paper" x="0.5" y="0.5" width="\(SVGCanvas.number(Size.width - 1))" \
      height="\(SVGCanvas.number(y - 1))" rx="8"/>
      \(canvas.elements.joined(separator: "\n"))
      </svg>

      """
  }

  private func rows(of band: TimelineBand) -> [Timeline.Row] {
    self.timeline.rows.filter(band.shows)
  }

  private func height(of band: TimelineBand) -> Double {
    Double(band.levels) * Size.level + Size.times + Double(self.rows(of: band).count) * Size.row
  }

  private func draw(_ band: TimelineBand, at top: Double, on canvas: inout SVGCanvas) {
    let rows = self.rows(of: band)
    let bottom = top + self.height(of: band)
    let axis = top + Double(band.levels) * Size.level
    for step in band.steps where step.end > step.start {
      let x = self.margin + step.x
      canvas.rect("wait", x: x, y: axis, width: step.endX - step.x, height: bottom - axis)
    }
    for step in band.steps {
      let x = self.margin + step.x
      let y = top + Double(band.levels - step.level) * Size.level
      canvas.line("stem", (x, y - 13), (x, bottom))
      canvas.text("step", x: x + Size.flag, y: y - 4, step.title.shortStep)
    }
    var free = 0.0
    for (x, time) in band.times where x >= free {
      canvas.text("time", x: self.margin + x + 4, y: axis + 17, time.brief)
      free = x + TextWidth.ofStep(time.brief) + 6
    }
    for (index, row) in rows.enumerated() {
      let y = axis + Size.times + (Double(index) + 0.5) * Size.row
      canvas.label(row.shortLabel, row.shortDetail, x: Size.padding, y: y + 4.5)
      self.draw(row, at: y, in: band, on: &canvas)
    }
  }

  private func draw(
    _ row: Timeline.Row,
    at y: Double,
    in band: TimelineBand,
    on canvas: inout SVGCanvas
  ) {
    if let life = row.life, let stretch = band.stretch(of: life) {
      canvas.bar(life, stretch, of: band, margin: self.margin, y: y)
    }
    for mark in row.marks {
      guard let x = band.x(of: mark.moment) else { continue }
      let time = self.timeline.moments[mark.moment].time
      canvas.mark(row.kind, x: self.margin + x, y: y, "\(time.brief): \(mark.text)")
    }
  }

  /// Explains the signs that are used; returns where the legend ends.
  private func drawLegend(at y: Double, on canvas: inout SVGCanvas) -> Double {
    let signs = self.timeline.signs
    if signs.isEmpty { return y }
    var x = Size.padding
    let line = y + Size.legend - 8
    for sign in signs {
      canvas.sample(sign, x: x + 8, y: line - 4)
      canvas.text("legend", x: x + 22, y: line, sign.meaning)
      x += 22 + TextWidth.ofLegend(sign.meaning) + 18
    }
    return line
  }
}
