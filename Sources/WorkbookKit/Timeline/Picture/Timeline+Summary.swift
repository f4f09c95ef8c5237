extension Timeline {
  /// All of it in words, for people who do not see the picture.
  var summary: String {
    let steps = self.steps.map { "\($0.title) at \($0.start.brief)" }
    let rows = self.rows.map(self.summary(of:))
    let nothing = rows.isEmpty ? "Nothing is printed." : ""
    return (["Steps: \(steps.joined(separator: ", "))."] + rows + [nothing])
      .filter { $0.isEmpty == false }
      .joined(separator: " ")
  }

  private func summary(of row: Row) -> String {
    var facts: [String] = []
    if let life = row.life {
      facts.append("created at \(self.place(life.created))")
      if let cancelled = life.cancelled { facts.append("cancelled at \(self.place(cancelled))") }
      facts.append(life.ended.map { "ended at \(self.place($0))" } ?? "still running at the end")
    }
    if row.life == nil || row.marks.isEmpty == false {
      let times = row.marks.map { self.moments[$0.moment].time.brief }
      let list = times.isEmpty ? "" : " at \(times.joined(separator: ", "))"
      facts.append("\(row.kind.counted(times.count))\(list)")
    }
    let detail = row.detail.map { ", of \($0)" } ?? ""
    return "\(row.label)\(detail): \(facts.joined(separator: "; "))."
  }

  private func place(_ moment: Int) -> String {
    let moment = self.moments[moment]
    return "\(moment.time.brief) in step \(self.steps[moment.step].title)"
  }
}

extension Timeline.Row.Kind {
  fileprivate func counted(_ count: Int) -> String {
    let noun =
      switch self {
      case .task, .lines: "line"
      case .bodies: "evaluation"
      case .warnings: "warning"
      }
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
