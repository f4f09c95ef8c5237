import HeadlessUI

/// What is graded: a reader's work on an exercise, or one of the answers that prove the grader.
public struct Answer: Sendable {
  /// What the three shapes of exercises ask for.
  enum Content: Sendable {
    case screen(Act.Launch)
    case prediction(@MainActor @Sendable () -> String)
    /// A function, of the type that the exercise's judge knows.
    case function(any Sendable)
  }

  let content: Content

  /// A screen that is played.
  ///
  /// - Parameter view: Makes the root view, afresh for each script.
  /// - Returns: The answer.
  public static func screen<Root: View>(
    _ view: @escaping @MainActor @Sendable () -> Root
  ) -> Answer {
    Answer(
      content: .screen {
        Simulation(limits: Simulation.Limits(jobs: 100_000), traces: $0, observer: $1) { view() }
      }
    )
  }

  /// A transcript that somebody expects.
  ///
  /// - Parameter text: The lines with their times; titles of steps and blank space do not count.
  /// - Returns: The answer.
  public static func prediction(_ text: @escaping @MainActor @Sendable () -> String) -> Answer {
    Answer(content: .prediction(text))
  }

  /// A function that the grader calls.
  ///
  /// - Parameter function: Of the same type as the function in the exercise's file.
  /// - Returns: The answer.
  public static func function<Function: Sendable>(_ function: Function) -> Answer {
    Answer(content: .function(function))
  }
}
