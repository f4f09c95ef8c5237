/// What happened in a simulation, step by step: the lines that its code printed and the warnings of
/// the runtime, each with its simulated time.
public struct Transcript: Sendable, Equatable {
  /// The steps in their order, beginning with the launch.
  public internal(set) var steps: [Step] = []

  /// All lines of all steps.
  public var lines: [Line] { self.steps.flatMap(\.lines) }

  /// The same transcript without lifecycle events: what a simulation writes that shows none.
  public var withoutTraces: Transcript {
    var transcript = self
    for index in transcript.steps.indices {
      transcript.steps[index].lines.removeAll { $0.kind == .trace }
    }
    return transcript
  }
}

extension Transcript {
  /// One thing that was done to the simulation, and the lines that it caused.
  public struct Step: Sendable, Equatable {
    /// What was done, as the transcript shows it: “launch”, “wait 3 s”.
    public let title: String
    /// Whether nobody asked for the step (the end of an act): it shows only if it caused lines.
    public let isImplied: Bool
    /// Simulated time since the launch at which the step began.
    public let start: Duration
    /// What was printed until the next step.
    public internal(set) var lines: [Line] = []
  }

  /// One line of a transcript.
  public struct Line: Sendable, Equatable {
    /// Simulated time since the launch.
    public let time: Duration
    /// The text, without its time.
    public let text: String
    /// Who wrote the line.
    public let kind: Kind
    /// The number of the task that printed the line; `nil` if none did.
    ///
    /// Tasks are numbered from 1 in the order in which they are created. What a child task prints
    /// counts as printed by the task that waits for it.
    public var task: Int?
    /// The lifecycle event that a trace tells of, if programs can make something of it.
    public var event: Transcript.Event?
  }
}

extension Transcript.Line {
  /// Who wrote a line.
  public enum Kind: Sendable {
    /// The code of the simulation, with `print`.
    case output
    /// The runtime, about something that SwiftUI would warn of too, or that leaks.
    case warning
    /// The runtime, about a lifecycle event.
    case trace

    /// What stands before the text.
    fileprivate var mark: String {
      switch self {
      case .output: ""
      case .warning: "warning: "
      case .trace: "· "
      }
    }
  }
}

// MARK: - As text

extension Transcript: CustomStringConvertible {
  /// The text of all steps that show, without a line break at its end.
  public var description: String {
    self.steps.filter(\.isShown).map(\.description).joined(separator: "\n")
  }
}

extension Transcript.Step: CustomStringConvertible {
  /// Whether the step shows.
  public var isShown: Bool { self.isImplied == false || self.lines.isEmpty == false }

  /// The title and, below it, the lines.
  public var description: String {
    ([self.title] + self.lines.map(\.description)).joined(separator: "\n")
  }
}

extension Transcript.Line: CustomStringConvertible {
  /// The time, right-aligned at its decimal point, and the text.
  public var description: String {
    "\(self.stamp)  \(self.kind.mark)\(self.text)"
  }

  /// The time as the line shows it, with the spaces that align it.
  public var stamp: String {
    let time = self.time.inSeconds
    let wholeDigits = time.prefix { $0 != "." }.count
    return String(repeating: " ", count: max(0, 3 - wholeDigits)) + time
  }
}

extension Duration {
  /// The duration as people write it: all its digits, at least one behind the point (“3.0 s”).
  var inSeconds: String {
    "\(self.decimals(atLeast: 1)) s"
  }

  /// The seconds in decimal notation.
  package func decimals(atLeast count: Int) -> String {
    let (seconds, attoseconds) = self.components
    let digits = String(attoseconds.magnitude)
    var fraction = String(repeating: "0", count: 18 - digits.count) + digits
    while fraction.count > count, fraction.last == "0" { fraction.removeLast() }
    let sign = self < .zero ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(fraction.isEmpty ? "" : ".")\(fraction)"
  }
}
