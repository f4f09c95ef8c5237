import HeadlessUI

/// A script that a screen is put through, and what must hold of the run.
///
/// The first trial of an exercise is shown with its task. Those after it are not, so that an answer
/// which only prints the right lines does not pass.
public struct Trial: Sendable {
  let script: Script
  let judge: @MainActor @Sendable (Performance) -> [Finding]

  /// Describes a trial.
  ///
  /// That nothing is left running at the end, and that the runtime has nothing to warn of, is asked of
  /// every trial and need not be said.
  ///
  /// - Parameters:
  ///   - script: The steps between launch and end.
  ///   - judge: Looks at the run. When the script was not played to its end, none of its facts holds.
  public init(
    @ScriptBuilder _ script: () -> [any ScriptStep],
    @FindingBuilder judge: @escaping @MainActor @Sendable (_ run: Performance) -> [Finding]
  ) {
    self.script = Script(script)
    self.judge = judge
  }
}

/// Builds the trials of an exercise.
public typealias TrialBuilder = ListBuilder<Trial>
