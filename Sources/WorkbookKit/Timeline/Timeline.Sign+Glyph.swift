extension Timeline.Sign {
  /// How it looks in text.
  var glyph: String {
    switch self {
    case .task: "├"
    case .line: "●"
    case .cancelled: "×"
    case .ended: "┤"
    case .running: "▸"
    case .body: "○"
    case .warning: "▲"
    }
  }

  /// What it means, as a line below a text says.
  var explanation: String { "\(self.glyph)\(self == .task ? "─" : "") \(self.meaning)" }
}

extension Timeline.Row.Kind {
  /// What marks in such a row are.
  var sign: Timeline.Sign {
    switch self {
    case .task, .lines: .line
    case .bodies: .body
    case .warnings: .warning
    }
  }
}
