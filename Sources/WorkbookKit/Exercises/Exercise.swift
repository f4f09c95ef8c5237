import Foundation
import HeadlessUI

/// A piece of work for the reader, and how it is judged.
///
/// What is said about it — title, task, hints, explanation — stands in a text file beside its stub; see
/// ``ExerciseText``.
public struct Exercise: Sendable {
  /// What the reader does.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Says what a run will print.
    case predict

    /// Mends a fault that people really make.
    case `repair`

    /// Builds something on the chapter's code.
    case extend

    /// Gets the same output with less work.
    case budget
  }

  /// Which exercise it is.
  public let number: ExerciseNumber

  /// What the reader does.
  public let kind: Kind

  /// The reader's answer: what the exercise's file holds now.
  public let answer: Answer

  let shape: Shape

  /// The file that defines the exercise; beside it lies the reader's.
  let file: String
}

extension Exercise {
  /// The name of the program that has the exercise: that of its chapter's folder.
  var chapterName: String {
    let folder = URL(filePath: self.file).deletingLastPathComponent().deletingLastPathComponent()
    return folder.lastPathComponent.split(separator: "-", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// What is asked for, and how it is judged.
  enum Shape: Sendable {
    case screen([Trial])
    case prediction(of: Act, @MainActor @Sendable (_ prediction: [String]) -> [Finding])
    case check(@MainActor @Sendable (Answer) -> [Finding])
  }

  /// Describes an exercise whose answer is a screen.
  ///
  /// - Parameters:
  ///   - number: Which exercise it is.
  ///   - kind: What the reader does.
  ///   - screen: The function in the exercise's file.
  ///   - file: The defining file; leave it to its default.
  ///   - trials: The scripts; the first is shown with the task.
  public init<Root: View>(
    _ number: ExerciseNumber,
    _ kind: Kind,
    screen: @escaping @MainActor @Sendable () -> Root,
    file: String = #filePath,
    @TrialBuilder trials: () -> [Trial]
  ) {
    self.init(
      number: number,
      kind: kind,
      answer: .screen(screen),
      shape: .screen(trials()),
      file: file
    )
  }

  /// Describes an exercise whose answer is the transcript that the reader expects.
  ///
  /// - Parameters:
  ///   - number: Which exercise it is.
  ///   - prediction: The function in the exercise's file.
  ///   - act: What is predicted; nothing of it is printed before there is a prediction.
  ///   - file: The defining file; leave it to its default.
  ///   - mistakes: Recognises mistakes in the lines of a prediction, each with its time.
  public init(
    _ number: ExerciseNumber,
    prediction: @escaping @MainActor @Sendable () -> String,
    of act: Act,
    file: String = #filePath,
    @FindingBuilder mistakes: @escaping @MainActor @Sendable (_ prediction: [String]) -> [Finding]
  ) {
    self.init(
      number: number,
      kind: .predict,
      answer: .prediction(prediction),
      shape: .prediction(of: act, mistakes),
      file: file
    )
  }

  /// Describes an exercise whose answer is a function that the grader calls.
  ///
  /// - Parameters:
  ///   - number: Which exercise it is.
  ///   - kind: What the reader does.
  ///   - function: The function in the exercise's file.
  ///   - file: The defining file; leave it to its default.
  ///   - judge: Calls the function and says what must hold.
  public init<Function: Sendable>(
    _ number: ExerciseNumber,
    _ kind: Kind,
    function: Function,
    file: String = #filePath,
    @FindingBuilder judge: @escaping @MainActor @Sendable (_ function: Function) -> [Finding]
  ) {
    self.init(
      number: number,
      kind: kind,
      answer: .function(function),
      shape: .check { answer in
        guard case .function(let content) = answer.content, let function = content as? Function
        else { preconditionFailure("\(number) asks for a function of type \(Function.self)") }
        return judge(function)
      },
      file: file
    )
  }
}

/// Builds the exercises of a chapter.
public typealias ExerciseBuilder = ListBuilder<Exercise>

extension Exercise: CustomStringConvertible {
  /// The number.
  public var description: String { self.number.description }
}
