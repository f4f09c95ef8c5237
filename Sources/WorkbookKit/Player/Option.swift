/// The switches of a chapter's command line.
enum Option: String, CaseIterable {
  case screen
  case trace
  case plain
  case timeline
  case step
  case live
  case interactive
  case check
  case record
  case grade
  case list
  case json
  case help
  /// How `--grade` starts this program again, once for each exercise; not for readers.
  case gradeOne = "grade-one"

  /// The options that readers are told of.
  static var shown: [Option] { self.allCases.filter { $0 != .gradeOne } }

  /// Whether the option names what to do, so that no other mode can be given with it.
  var isMode: Bool {
    switch self {
    case .timeline, .interactive, .check, .record, .grade, .list, .help, .gradeOne: true
    case .screen, .trace, .plain, .step, .live, .json: false
    }
  }

  /// Whether the option changes how a mode goes about its work.
  func goes(with mode: Option) -> Bool {
    switch self {
    case .plain: true
    case .json: mode == .grade || mode == .list
    case .live, .trace: mode == .interactive
    default: false
    }
  }

  /// The option as it is typed.
  var flag: String { "--\(self.rawValue)" }

  /// One line for `--help`.
  var summary: String {
    switch self {
    case .screen: "after each step, also show the views on screen"
    case .trace: "also show lifecycle events: init, update, body, onAppear, tasks"
    case .timeline: "draw tasks, lines and bodies over time, instead of the lines"
    case .step: "wait for Return before each step"
    case .live: "let time pass for real"
    case .interactive: "no script: you tap; with one act or exercise"
    case .plain: "no colours"
    case .check: "compare the page in docs/ with a run and show the difference"
    case .record: "rewrite the transcripts, excerpts and pictures of the page"
    case .grade: "grade the exercises named, or all of them"
    case .list: "list the acts and the exercises"
    case .json: "with --grade or --list: for programs to read"
    case .help: "show this"
    case .gradeOne: ""
    }
  }
}
