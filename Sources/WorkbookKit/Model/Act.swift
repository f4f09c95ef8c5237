import HeadlessUI

/// A root view together with the script that a user would follow: one transcript to look at.
///
/// The views are made only when the act is played, and afresh each time, so that every run starts
/// from nothing.
public struct Act: Sendable {
  /// What readers call the act, in words: “two screens”.
  public let name: String

  /// What there is to see, in a few words for `--list`; may be empty.
  public let summary: String

  /// The steps between launch and end.
  public let script: Script

  /// The file that defines the act.
  ///
  /// It leads to the repository, hence to the chapter's page, from any current directory.
  let file: String

  /// What the timeline follows; `nil` for the usual choice.
  var pictureRows: [PictureRow]?

  /// Whether the chapter's page shows a picture of it.
  var hasPicture = true

  /// What messages call it: an exercise is played like an act.
  var noun = "act"

  /// Starts the simulation, which is the first step of every act.
  ///
  /// Its parameters tell whether lifecycle events are shown too, and who is handed the transcript
  /// whenever it grows.
  let launch: Launch

  typealias Launch =
    @MainActor @Sendable (_ traces: Bool, _ observer: @escaping (Transcript) -> Void) -> Simulation

  /// Describes the playing of a whole app.
  ///
  /// - Parameters:
  ///   - name: What readers call the act.
  ///   - app: The app to launch, evaluated at each launch.
  ///   - summary: What there is to see.
  ///   - file: The defining file; leave it to its default.
  ///   - script: The steps between launch and end.
  public init<Root: App>(
    _ name: String,
    _ app: @autoclosure @escaping @MainActor @Sendable () -> Root,
    summary: String = "",
    file: String = #filePath,
    @ScriptBuilder script: () -> [any ScriptStep]
  ) {
    self.name = name
    self.summary = summary
    self.file = file
    self.script = Script(script)
    self.launch = { Simulation(app(), traces: $0, observer: $1) }
  }

  /// Describes the playing of a single view.
  ///
  /// - Parameters:
  ///   - name: What readers call the act.
  ///   - view: The root view, evaluated at each launch.
  ///   - summary: What there is to see.
  ///   - file: The defining file; leave it to its default.
  ///   - script: The steps between launch and end.
  public init<Root: View>(
    _ name: String,
    _ view: @autoclosure @escaping @MainActor @Sendable () -> Root,
    summary: String = "",
    file: String = #filePath,
    @ScriptBuilder script: () -> [any ScriptStep]
  ) {
    self.name = name
    self.summary = summary
    self.file = file
    self.script = Script(script)
    self.launch = { Simulation(traces: $0, observer: $1) { view() } }
  }
}

extension Act {
  /// Describes the playing of an exercise.
  init(of number: ExerciseNumber, script: Script, file: String, launch: @escaping Launch) {
    self.name = number.description
    self.summary = ""
    self.file = file
    self.script = script
    self.noun = "exercise"
    self.launch = launch
  }

  /// The name as it is typed and as pages mark it: lower case, hyphens for spaces.
  public var slug: String { Self.slug(of: self.name) }

  /// Where something happened, for messages.
  func position(of step: String, in chapter: String) -> String {
    "\(chapter), \(self.noun) \(self.slug), step \(step)"
  }

  /// Brings a name, however it was typed, to the form in which names are compared.
  static func slug(of name: String) -> String { name.lowercased().replacing(" ", with: "-") }
}
