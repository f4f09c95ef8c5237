import HeadlessUI

/// What came of playing an act.
public struct Performance: Sendable {
  /// Everything up to the end, or up to the step that failed.
  public let transcript: Transcript

  /// What went wrong, if anything did.
  let failure: Failure?

  /// What was on screen after each step, if somebody asked for that.
  let screens: [String]

  /// Whether every step was possible; tasks left running at the end do not count.
  public var isComplete: Bool { self.failure.map(\.isTold) ?? true }
}

extension Performance {
  /// Why an act did not go as its script says.
  struct Failure: Sendable, CustomStringConvertible {
    /// The chapter, the act and the step.
    let position: String

    /// What the step had to say.
    let reason: String

    /// Whether the transcript itself warns of it, so that nobody need be told again.
    var isTold = false

    /// Position and reason.
    var description: String { "\(self.position): \(self.reason)" }
  }
}

extension Act {
  /// Plays the act from launch to end, or to the first step that the screen does not allow.
  ///
  /// - Parameters:
  ///   - chapter: The chapter's name, for messages.
  ///   - traces: Whether lifecycle events are shown too.
  ///   - watchdog: What ends the process if a step hangs.
  ///   - observer: Is handed the transcript whenever a step begins or a line is added.
  ///   - pacemaker: What makes time pass for real, if it should.
  ///   - goesOn: Asked before each step of the script; when it says no, the rest is left out.
  ///   - keepsScreens: Whether it is noted what is on screen after each step.
  ///   - didFinish: Called after every step, launch, end and a failing one included.
  /// - Returns: The transcript, and the failure if there was one.
  @MainActor
  func play(
    in chapter: String,
    traces: Bool = false,
    watchdog: Watchdog? = nil,
    observer: @escaping (Transcript) -> Void = { _ in },
    pacemaker: Pacemaker? = nil,
    goesOn: () -> Bool = { true },
    keepsScreens: Bool = false,
    didFinish: (Simulation) -> Void = { _ in }
  ) -> Performance {
    var screens: [String] = []
    func finish(_ simulation: Simulation) {
      if keepsScreens { screens.append(simulation.screen) }
      didFinish(simulation)
    }
    func position(_ step: String) -> String { self.position(of: step, in: chapter) }

    watchdog?.enter(position("launch"))
    let simulation = self.launch(traces, observer)
    watchdog?.leave()
    simulation.pace = pacemaker.map(\.pace)
    finish(simulation)

    func attempt(_ step: String, _ body: () throws -> Void) -> Performance.Failure? {
      watchdog?.enter(position(step))
      defer {
        watchdog?.leave()
        finish(simulation)
      }
      do {
        try body()
        return nil
      } catch {
        return Performance.Failure(position: position(step), reason: "\(error)")
      }
    }

    for step in self.script.steps {
      guard goesOn() else { break }
      if let failure = attempt(step.title, { try step.perform(on: simulation) }) {
        return Performance(
          transcript: simulation.transcript,
          failure: failure,
          screens: screens
        )
      }
    }
    var failure = attempt("end") { try simulation.end() }
    let transcript = simulation.transcript
    // Tasks that outlive the end are told as warnings of that step; anything else is news.
    failure?.isTold = transcript.steps.last?.lines.contains { $0.kind == .warning } ?? false
    return Performance(transcript: transcript, failure: failure, screens: screens)
  }
}
