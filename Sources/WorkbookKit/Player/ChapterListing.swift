/// What a chapter has to offer, for `--list`.
public struct ChapterListing: Codable, Sendable {
  /// An act, in short.
  public struct Act: Codable, Sendable {
    /// The name as it is typed.
    public let name: String

    /// What there is to see.
    public let summary: String
  }

  /// An exercise, in short.
  public struct Exercise: Codable, Sendable {
    /// Which exercise it is.
    public let number: ExerciseNumber

    /// What it is called.
    public let title: String

    /// What the reader does.
    public let kind: WorkbookKit.Exercise.Kind

    /// How long it takes.
    public let minutes: Int

    /// The file to edit.
    public let file: String

    /// The file with task, hints and explanation.
    public let text: String

    /// Whether the file is as it was shipped.
    public let isUntouched: Bool

    /// What is wrong with the exercise's files, if anything is.
    public let problem: String?
  }

  /// What readers type after `swift run`.
  public let name: String

  /// What stands before the title.
  public let label: String

  /// The heading.
  public let title: String

  /// The question that a reader should be able to answer afterwards.
  public let question: String

  /// What can be played.
  public let acts: [Act]

  /// What is to be done.
  public let exercises: [Exercise]
}

extension ChapterListing {
  /// Describes a chapter as it stands now.
  @MainActor
  init(_ chapter: any Chapter.Type) {
    self.name = chapter.name
    self.label = chapter.label
    self.title = chapter.title
    self.question = chapter.question
    self.acts = chapter.acts.map { Act(name: $0.slug, summary: $0.summary) }
    self.exercises = chapter.exercises.map(Exercise.init)
  }
}

extension ChapterListing.Exercise {
  fileprivate init(_ exercise: WorkbookKit.Exercise) {
    var (title, minutes, file, textFile) = ("", 0, "", "")
    var (isUntouched, problem) = (false, String?.none)
    do throws(PageFault) {
      let files = try ExerciseFiles(of: exercise)
      (file, textFile) = (files.source, files.text)
      let text = try ExerciseText(of: files)
      (title, minutes) = (text.title, text.minutes)
      isUntouched = try files.isUntouched()
    } catch {
      problem = error.message
    }
    self.init(
      number: exercise.number,
      title: title,
      kind: exercise.kind,
      minutes: minutes,
      file: file,
      text: textFile,
      isUntouched: isUntouched,
      problem: problem
    )
  }
}
