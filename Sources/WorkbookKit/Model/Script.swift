/// What a user does, one step after the other; launch and end are implied.
public struct Script: Sendable {
  /// The steps in order.
  public let steps: [any ScriptStep]

  /// Writes a script down.
  ///
  /// - Parameter steps: The steps in order.
  public init(@ScriptBuilder _ steps: () -> [any ScriptStep]) {
    self.steps = steps()
  }
}
