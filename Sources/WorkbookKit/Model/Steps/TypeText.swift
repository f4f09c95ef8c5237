import HeadlessUI

/// The typing of a text, in place of what a text field contains.
public struct TypeText: ScriptStep {
  private let text: String
  private let field: String?

  /// Says what is typed.
  ///
  /// - Parameters:
  ///   - text: What the field contains afterwards.
  ///   - field: The field's label; not needed when the screen has only one.
  public init(_ text: String, into field: String? = nil) {
    self.text = text
    self.field = field
  }

  /// The step in words.
  public var title: String {
    "type “\(self.text)”\(self.field.map { " into “\($0)”" } ?? "")"
  }

  /// Types it; fails when no such text field is on screen.
  public func perform(on simulation: Simulation) throws {
    try simulation.type(self.text, into: self.field)
  }
}
