/// Where everything in a timeline stands from left to right, in bands if one line is too short.
///
/// A tap takes no time, yet what it causes has an order. So each step gets as much room as its moments
/// need side by side, and what is left of the width goes to the waits, in proportion to their time.
struct TimelineLayout {
  /// What a kind of drawing needs.
  struct Metrics {
    /// The room from left to right.
    let width: Double
    /// The distance of two moments at least.
    let unit: Double
    /// The distance from one step to the next at least.
    let gap: Double
    /// The distance from the end of a wait to the next step at least: the time stands there.
    let gapAfterWait: Double
    /// The room for the last time, behind the end of the last step.
    let endRoom: Double
    /// Whether only whole numbers are places.
    let isWhole: Bool
    /// How much room the title of a step takes.
    let titleWidth: (String) -> Double
  }

  /// How many titles may stand one above the other.
  private static let mostLevels = 12

  /// What stands from left to right without a break.
  private(set) var bands: [TimelineBand] = []

  /// Lays a timeline out.
  init(_ timeline: Timeline, _ metrics: Metrics) {
    let sections = TimelineSection.all(of: timeline, limit: Int(metrics.width / metrics.unit) - 2)
    let lines = Self.lines(of: sections, metrics)
    // Some of the free width makes the taps airy, the rest is for the waits.
    let used = lines.map { TimelineBand($0, metrics).width }.max() ?? 0
    let share = sections.contains(where: \.takesTime) ? 0.3 : 1
    let airy = max(metrics.width, used) * share + used * (1 - share)
    let gap = Self.largest(upTo: metrics.gap + 8 * metrics.unit) { extra in
      lines.allSatisfy { TimelineBand($0, metrics, extraGap: extra).width <= airy }
    }
    let scale = Self.largest(upTo: metrics.width * 1000) { scale in
      lines.allSatisfy {
        TimelineBand($0, metrics, extraGap: gap, scale: scale).width <= metrics.width
      }
    }
    let hasTime = sections.contains(where: \.takesTime)
    self.bands = lines.map {
      TimelineBand($0, metrics, extraGap: gap, scale: hasTime ? scale : 0)
    }
  }

  /// Breaks a drawing into lines, as few as possible and all about as high.
  private static func lines(
    of sections: [TimelineSection],
    _ metrics: Metrics
  ) -> [[TimelineSection]] {
    func lines(levels: Int) -> [[TimelineSection]] {
      var lines: [[TimelineSection]] = []
      for section in sections {
        let longer = (lines.last ?? []) + [section]
        let band = TimelineBand(longer, metrics)
        if lines.isEmpty || band.width > metrics.width || band.levels > levels {
          lines.append([section])
        } else {
          lines[lines.count - 1] = longer
        }
      }
      return lines
    }
    let choices = (1...Self.mostLevels).map(lines)
    let fewest = choices.map(\.count).min()
    return choices.first { $0.count == fewest } ?? []
  }

  /// Finds by halving the largest number that something allows; 0 if it allows none.
  private static func largest(upTo limit: Double, _ allows: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, limit)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if allows(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
