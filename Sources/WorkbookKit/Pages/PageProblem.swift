/// Something wrong in a Markdown page.
public struct PageProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The page, seen from the root of the repository.
  public let path: String

  /// The line to look at, counted from 1.
  public let line: Int

  /// What is wrong and what to do about it; several lines when there is a difference to show.
  public let message: String

  /// Place and message, in the form that editors and CI systems make a link of.
  public var description: String { "\(self.path):\(self.line): \(self.message)" }
}
