@_exported import Foundation
@_exported import Observation

/// What code inside one simulation finds in place of the machine: a job queue instead of threads, a
/// clock that is told the time, a known sequence of UUIDs, a transcript instead of standard output.
///
/// It is deliberately not bound to the main actor. A detached task prints, sleeps and makes UUIDs
/// too, and does so on the thread that drives the simulation, as every job of a simulation does.
/// That thread is the only one to touch a world; the clock and the task register, which other
/// threads can reach by cancelling or ending a task, lock.
final class World: @unchecked Sendable {
  let jobs = JobQueue()
  let clock = SimulatedClock()
  let tasks = TaskRegister()
  let recorder = Recorder()
  var identifiers = IdentifierSequence()
  private var warnings: Set<String> = []

  /// How often observable objects have told of a change.
  var noticeCount = 0

  /// Whether code of the simulation is running.
  var isDriven = false

  /// Whether lifecycle events go to the transcript.
  var isTracing = false

  /// The views of the simulation.
  weak var graph: Graph?

  /// The world of the simulation that is being driven on this thread, if any.
  ///
  /// Every shadow asks this first, and behaves as the original when there is none.
  static var current: World? { SimulationExecutor.shared.worldOfThisThread }
}

extension World {
  /// The moment at which every simulation starts: 1 January 2026, 09:41:00 UTC.
  static let startDate = Date(timeIntervalSince1970: 1_767_260_460)

  /// The date inside the simulation.
  var date: Date {
    let (seconds, attoseconds) = self.clock.now.components
    return Self.startDate.addingTimeInterval(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// Adds what was printed to the transcript.
  func print(_ text: String, terminator: String) {
    self.recorder.print(
      self.identifiers.abbreviate(text + terminator),
      at: self.clock.now,
      by: TaskRecord.current.flatMap { $0.world === self ? $0.number : nil }
    )
  }

  /// Adds a lifecycle event to the transcript, if the simulation traces them.
  ///
  /// - Parameters:
  ///   - event: The event, if programs can make something of it.
  ///   - text: The event in words; `nil` if there is nothing to tell after all.
  func trace(_ event: @autoclosure () -> Transcript.Event? = nil, _ text: () -> String?) {
    guard self.isTracing, let text = text() else { return }
    // Short names are given to UUIDs as they are printed: events must not come in between.
    let shortText = self.identifiers.abbreviate(text, givesNames: false)
    self.recorder.trace(shortText, event(), at: self.clock.now)
  }

  /// Adds a runtime warning to the transcript, unless one about the same thing has been given before.
  ///
  /// - Parameters:
  ///   - text: What to say.
  ///   - thing: What it is about; by default, what it says.
  func warnOnce(_ text: String, about thing: String? = nil) {
    if self.warnings.insert(thing ?? text).inserted { self.warn(text) }
  }

  /// Adds a runtime warning to the transcript.
  func warn(_ text: String) {
    self.recorder.warn(self.identifiers.abbreviate(text), at: self.clock.now)
  }
}
