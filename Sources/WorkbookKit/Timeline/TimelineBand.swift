/// One line of a timeline from left to right: its steps and moments with their places.
struct TimelineBand {
  /// A step and its place.
  struct Step {
    let title: String
    /// Where it begins.
    let x: Double
    /// Where it ends: the same for a step that takes no time and causes at most one thing.
    let endX: Double
    /// How many titles lie between this one and the drawing.
    fileprivate(set) var level: Int
    let start: Duration
    let end: Duration
  }

  /// The part of a task's time that lies in a band.
  struct Stretch {
    let start: Double
    /// From where on the task is cancelled, if it is.
    let cancelled: Double?
    let end: Double
  }

  /// The steps from left to right.
  let steps: [Step]

  /// The moments of this band.
  let moments: Range<Int>

  private let places: [Double]

  /// Where the drawing ends.
  let endX: Double

  /// How far titles and drawing reach.
  let width: Double

  /// Puts sections side by side.
  ///
  /// - Parameters:
  ///   - sections: The steps, or parts of them.
  ///   - metrics: What distances there are at least.
  ///   - extraGap: How much further apart steps are.
  ///   - scale: The room for a second.
  init(
    _ sections: [TimelineSection],
    _ metrics: TimelineLayout.Metrics,
    extraGap: Double = 0,
    scale: Double = 0
  ) {
    func whole(_ x: Double) -> Double { metrics.isWhole ? x.rounded(.down) : x }
    var steps: [Step] = []
    var places: [Double] = []
    var x = 0.0
    for section in sections {
      func place(of time: Duration) -> Double {
        x + whole(scale * ((time - section.start) / .seconds(1)))
      }
      var last = x - metrics.unit
      for time in section.times {
        last = max(place(of: time), last + metrics.unit)
        places.append(last)
      }
      let endX = max(place(of: section.end), last, x)
      steps.append(
        Step(
          title: section.title,
          x: x,
          endX: endX,
          level: 0,
          start: section.start,
          end: section.end
        )
      )
      let gap = section.takesTime ? metrics.gapAfterWait : metrics.gap
      x = endX + gap + whole(extraGap)
    }
    let ends = steps.map { $0.x + metrics.titleWidth($0.title) }
    for index in steps.indices.reversed() {
      let covered = steps[(index + 1)...].prefix { $0.x < ends[index] + metrics.unit }
      steps[index].level = covered.map { $0.level + 1 }.max() ?? 0
    }
    self.steps = steps
    self.places = places
    self.moments =
      (sections.first?.moments.lowerBound ?? 0)..<(sections.last?.moments.upperBound ?? 0)
    self.endX = steps.last?.endX ?? 0
    self.width = max(self.endX + metrics.endRoom, ends.max() ?? 0)
  }
}

extension TimelineBand {
  /// How many lines of titles there are.
  var levels: Int { (self.steps.map(\.level).max() ?? -1) + 1 }

  /// Where which time is reached: at the start, and at the end of each wait.
  var times: [(x: Double, time: Duration)] {
    let start = self.steps.first.map { [($0.x, $0.start)] } ?? []
    return start + self.steps.filter { $0.end > $0.start }.map { ($0.endX, $0.end) }
  }

  /// The place of a moment; `nil` if it lies in another band.
  func x(of moment: Int) -> Double? {
    self.moments.contains(moment) ? self.places[moment - self.moments.lowerBound] : nil
  }

  /// Finds the part of a task's time that lies in this band.
  ///
  /// - Parameter life: The time of the task.
  /// - Returns: The part; `nil` if there is none.
  func stretch(of life: Timeline.Life) -> Stretch? {
    guard life.created < self.moments.upperBound,
      life.ended.map({ $0 >= self.moments.lowerBound }) ?? true
    else { return nil }
    let start = self.x(of: life.created) ?? 0
    let end = max(start, life.ended.flatMap(self.x) ?? self.endX)
    let cancelled = life.cancelled.map { moment in
      self.x(of: moment) ?? (moment < self.moments.lowerBound ? start : end)
    }
    return Stretch(start: start, cancelled: cancelled, end: end)
  }

  /// Tells whether a row has something in this band.
  func shows(_ row: Timeline.Row) -> Bool {
    if let life = row.life { return self.stretch(of: life) != nil }
    return row.marks.contains { self.moments.contains($0.moment) }
  }
}
