import HeadlessUI

/// A chapter of the workbook: one question, and the acts that let a reader watch the answer.
///
/// The `@main` enum of a chapter's executable adopts it. As a rule the name of that enum is the name
/// under which readers run the chapter, so the type `TaskModifier` is started by
/// `swift run TaskModifier`.
public protocol Chapter {
  /// The word after `swift run`, which also marks the chapter's transcripts in its page; by default
  /// the name of the type.
  ///
  /// A chapter about a type of that name needs another name for its enum, and states this one.
  static var name: String { get }

  /// The chapter's place in the course, counted from 1.
  static var number: Int { get }

  /// What stands before the title and before the numbers of exercises; by default the number.
  static var label: String { get }

  /// The heading of the chapter, without its number.
  static var title: String { get }

  /// The question that a reader should be able to answer afterwards.
  static var question: String { get }

  /// The file in `docs/` that tells this chapter; by default made of number and name.
  static var page: String { get }

  /// Everything that can be played, in the order in which a reader should see it; by default nothing.
  @ActBuilder @MainActor static var acts: [Act] { get }

  /// The work for the reader, the easiest first; by default none.
  @ExerciseBuilder static var exercises: [Exercise] { get }
}

extension Chapter {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The number.
  public static var label: String { "\(self.number)" }

  /// Nothing to play.
  @MainActor public static var acts: [Act] { [] }

  /// No work.
  public static var exercises: [Exercise] { [] }

  /// The usual name of the page: `01-task-modifier.md` for chapter 1, `TaskModifier`.
  public static var page: String {
    let words = self.name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
    return "\(self.paddedNumber)-\(words.lowercased()).md"
  }
}

extension Chapter {
  /// The line that opens everything that the chapter prints.
  static var heading: String { "\(self.label) · \(self.title)" }

  /// The number as the names of files have it.
  static var paddedNumber: String { String("0\(self.number)".suffix(2)) }

  /// Where the page lies, seen from the root of the repository.
  static var pagePath: String { "docs/\(self.page)" }
}
