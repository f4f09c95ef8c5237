import HeadlessUI

/// The choice of an option in a picker.
public struct Choose: ScriptStep {
  private let option: String
  private let picker: String?

  /// Names the option.
  ///
  /// - Parameters:
  ///   - option: The option's text.
  ///   - picker: The picker's label; not needed when no other picker has the option.
  public init(_ option: String, in picker: String? = nil) {
    self.option = option
    self.picker = picker
  }

  /// The step in words.
  public var title: String {
    "choose “\(self.option)”\(self.picker.map { " in “\($0)”" } ?? "")"
  }

  /// Chooses it; fails when no such picker on screen has the option.
  public func perform(on simulation: Simulation) throws {
    try simulation.choose(self.option, in: self.picker)
  }
}
