/// What a judge says of an answer: facts that hold or do not, and mistakes that it recognises.
public enum Finding: Sendable {
  /// Something that must hold; each counts for a part of the grade.
  case fact(Fact)

  /// What a known mistake means; told only when a fact fails.
  case mistake(String)
}

/// Something that must hold of an answer.
public struct Fact: Sendable, Codable, Equatable {
  /// What must hold, in a sentence about the lifecycle: “Hide cancels the task”.
  public let title: String

  /// Whether it does.
  public let holds: Bool

  /// What was expected and what was there instead, over as many lines as it takes; may be empty.
  public let details: String

  /// States that something is so.
  ///
  /// - Parameters:
  ///   - title: What must hold.
  ///   - holds: Whether it does.
  ///   - details: What was found instead.
  public init(_ title: String, _ holds: Bool, details: String = "") {
    self.title = title
    self.holds = holds
    self.details = holds ? "" : details
  }

  /// States what a value must be.
  ///
  /// - Parameters:
  ///   - title: What must hold.
  ///   - expected: The right value.
  ///   - actual: The value found.
  public init<Value: Equatable>(_ title: String, expected: Value, actual: Value) {
    self.init(title, expected == actual, details: "expected \(expected), was \(actual)")
  }

  /// States what lines must be, and shows where they begin to differ.
  ///
  /// - Parameters:
  ///   - title: What must hold.
  ///   - expected: The right lines.
  ///   - actual: The lines found.
  public init(_ title: String, expected: [String], actual: [String]) {
    let diff = LineDiff(from: expected, to: actual)
    let details = diff.map { "- expected, + was\n\($0.text)" }
    self.init(title, diff == nil, details: details ?? "")
  }

  /// States what a number may not exceed.
  ///
  /// - Parameters:
  ///   - title: What must hold.
  ///   - limit: The highest number allowed.
  ///   - actual: The number found.
  public init(_ title: String, atMost limit: Int, actual: Int) {
    self.init(title, actual <= limit, details: "expected at most \(limit), was \(actual)")
  }

  /// The same fact, told as one of another script.
  func prefixed(_ prefix: String) -> Fact {
    Fact(prefix + self.title, self.holds, details: self.details)
  }

  /// The same demand on an answer that was never put to it.
  func notReached() -> Fact { Fact(self.title, false, details: "the script did not come so far") }
}

/// A known mistake, and what it means.
public struct Mistake: Sendable {
  let meaning: String
  let isMade: Bool

  /// Describes a mistake.
  ///
  /// - Parameters:
  ///   - meaning: What the reader should understand.
  ///   - isMade: Whether the answer shows it.
  public init(_ meaning: String, if isMade: Bool) {
    self.meaning = meaning
    self.isMade = isMade
  }
}

/// Builds what a judge says.
public typealias FindingBuilder = ListBuilder<Finding>

extension ListBuilder where Element == Finding {
  /// Takes a fact.
  public static func buildExpression(_ fact: Fact) -> [Element] { [.fact(fact)] }

  /// Takes a mistake, if it was made.
  public static func buildExpression(_ mistake: Mistake) -> [Element] {
    mistake.isMade ? [.mistake(mistake.meaning)] : []
  }

  /// Takes what another function found.
  public static func buildExpression(_ findings: [Finding]) -> [Element] { findings }
}
