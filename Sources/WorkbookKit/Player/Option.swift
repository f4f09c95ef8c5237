/// The switches of a chapter's command line.
enum Option: String, CaseIterable {
  case screen
  case trace
  case plain
  case timeline
  case check
  case record
  case list
  case help

  /// Whether the option names what to do, so that no other can be given with it.
  var isMode: Bool {
    switch self {
    case .timeline, .check, .record, .list, .help: true
    case .screen, .trace, .plain: false
    }
  }

  /// The option as it is typed.
  var flag: String { "--\(self.rawValue)" }

  /// One line for `--help`.
  var summary: String {
    switch self {
    case .screen: "after each step, also show the views on screen"
    case .trace: "also show lifecycle events: init, update, body, appear, tasks"
    case .timeline: "draw tasks, lines and bodies over time, instead of the lines"
    case .plain: "no colours"
    case .check: "compare the page in docs/ with a run and show the difference"
    case .record: "rewrite the transcripts, excerpts and pictures of the page"
    case .list: "list the acts"
    case .help: "show this"
    }
  }
}
