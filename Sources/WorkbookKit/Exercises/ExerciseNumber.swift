/// Which exercise is meant: “3.2” is the second one of chapter 3, “F.1” the first from the field.
public struct ExerciseNumber: Sendable, Hashable {
  /// The chapter's label: its number, or “F”.
  public let chapter: String

  /// The place in the chapter, counted from 1.
  public let index: Int

  /// Reads a number as people write it; `nil` if it is none.
  ///
  /// - Parameter text: A chapter's label, a point, and the place: “3.2”.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[1]), index > 0, "\(index)" == parts[1] else {
      return nil
    }
    let chapter = parts[0].uppercased()
    guard chapter == "F" || Int(chapter).map({ $0 > 0 && "\($0)" == chapter }) == true else {
      return nil
    }
    self.chapter = chapter
    self.index = index
  }
}

extension ExerciseNumber {
  /// The number as it stands in names of functions: `3_2`.
  package var identifier: String { "\(self.chapter)_\(self.index)" }
}

extension ExerciseNumber: CustomStringConvertible {
  /// The number as people write it.
  public var description: String { "\(self.chapter).\(self.index)" }
}

extension ExerciseNumber: ExpressibleByStringLiteral {
  /// Reads a literal, which has to be a number.
  public init(stringLiteral text: String) {
    guard let number = ExerciseNumber(text) else {
      preconditionFailure("“\(text)” is no number of an exercise: write “3.2”, or “F.1”")
    }
    self = number
  }
}

extension ExerciseNumber: Codable {
  /// Reads the number as text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let number = ExerciseNumber(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is no number of an exercise"
      )
    }
    self = number
  }

  /// Writes the number as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self.description)
  }
}
