extension Timeline {
  /// What is to be seen in a timeline, in the order of a legend.
  enum Sign: CaseIterable {
    case task
    case line
    case cancelled
    case ended
    case running
    case body
    case warning

    /// What it means.
    var meaning: String {
      switch self {
      case .task: "task"
      case .line: "line printed"
      case .cancelled: "cancelled"
      case .ended: "ended"
      case .running: "still running"
      case .body: "body evaluated"
      case .warning: "warning"
      }
    }
  }

  /// The signs that this timeline has.
  var signs: [Sign] {
    let kinds = self.rows.filter { $0.marks.isEmpty == false }.map(\.kind)
    let lives = self.rows.compactMap(\.life)
    return Sign.allCases.filter { sign in
      switch sign {
      case .task: lives.isEmpty == false
      case .line: kinds.contains(.task) || kinds.contains(.lines)
      case .cancelled: lives.contains { $0.cancelled != nil }
      case .ended: lives.contains { $0.ended != nil }
      case .running: lives.contains { $0.ended == nil }
      case .body: kinds.contains(.bodies)
      case .warning: kinds.contains(.warnings)
      }
    }
  }
}
