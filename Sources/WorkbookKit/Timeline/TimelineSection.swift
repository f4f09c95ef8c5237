/// A step, or a part of one that has too many moments for one line.
struct TimelineSection {
  let title: String
  let start: Duration
  let end: Duration
  /// Its moments, as indices.
  let moments: Range<Int>
  /// The times of those moments.
  let times: [Duration]

  /// Whether simulated time passes in it.
  var takesTime: Bool { self.end > self.start }

  /// Cuts the steps of a timeline into parts with a limited number of moments.
  static func all(of timeline: Timeline, limit: Int) -> [TimelineSection] {
    var sections: [TimelineSection] = []
    var first = 0
    for (index, step) in timeline.steps.enumerated() {
      let end = timeline.moments[first...].firstIndex { $0.step != index } ?? timeline.moments.count
      var start = first
      repeat {
        let stop = min(end, start + max(1, limit))
        let times = timeline.moments[start..<stop].map(\.time)
        sections.append(
          TimelineSection(
            title: start == first ? step.title : "…",
            start: start == first ? step.start : times[0],
            end: stop == end ? step.end : timeline.moments[stop].time,
            moments: start..<stop,
            times: times
          )
        )
        start = stop
      } while start < end
      first = end
    }
    return sections
  }
}
