import Dispatch
import Synchronization

/// Stands in for the main actor's executor: while a simulation is driven, what its thread enqueues
/// joins the simulation's own queue; everything else goes where it always went.
///
/// A job belongs to a simulation if it is enqueued *on the thread that drives it*. Threads that have
/// nothing to do with the simulation (other tests of the same process, say) are therefore never
/// drawn in, although the hooks below are seen by the whole process.
final class SimulationExecutor: SerialExecutor, @unchecked Sendable {
  static let shared: SimulationExecutor = {
    let executor = SimulationExecutor()
    ConcurrencyHooks.install()
    return executor
  }()

  /// The thread that drives a simulation, or 0.
  ///
  /// Other threads only ever compare it with themselves, so no ordering is needed.
  private let drivingThread = Atomic<UInt>(0)

  // Touched by the driving thread alone.
  private var world: World?
  private var isOnMainActor = true

  private init() {}

  var worldOfThisThread: World? {
    self.drivingThread.load(ordering: .relaxed) == currentThread() ? self.world : nil
  }

  /// Runs `body` with `world` as the world of this thread.
  ///
  /// Simulations may be driven inside each other; the outer one waits.
  @MainActor func drive<Result>(
    _ world: World,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (self.drivingThread.load(ordering: .relaxed), self.world, self.isOnMainActor)
    self.world = world
    world.isDriven = true
    self.isOnMainActor = true
    self.drivingThread.store(currentThread(), ordering: .relaxed)
    defer {
      world.isDriven = false
      self.drivingThread.store(outer.0, ordering: .relaxed)
      self.world = outer.1
      self.isOnMainActor = outer.2
    }
    return try body()
  }

  /// Runs one job of the world that is being driven.
  func run(_ job: JobQueue.Job) {
    jobsRun.add(1, ordering: .relaxed)
    let outer = self.isOnMainActor
    defer { self.isOnMainActor = outer }
    switch job {
    case .mainActor(let job):
      self.isOnMainActor = true
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    case .global(let job):
      self.isOnMainActor = false
      job.runSynchronously(on: .generic)
    case .yielded(let continuation):
      // Its turn is now: the job that resuming it appends has waited already.
      continuation.resume()
      if let job = self.world?.jobs.popLast() { self.run(job) }
    }
  }
}

/// How many jobs all simulations of the process have run: a sign of life for whoever waits for one.
package let jobsRun = Atomic<Int>(0)

// MARK: - What the concurrency runtime asks of the main actor's executor

extension SimulationExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let world = self.worldOfThisThread {
      world.jobs.append(.mainActor(job))
    } else {
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  func enqueueGlobal(_ job: UnownedJob, original: (UnownedJob) -> Void) {
    if let world = self.worldOfThisThread {
      world.jobs.append(.global(job))
    } else {
      original(job)
    }
  }

  func isIsolatingCurrentContext() -> Bool? {
    self.worldOfThisThread == nil ? nil : self.isOnMainActor
  }

  func checkIsolated() {
    if self.worldOfThisThread == nil {
      dispatchPrecondition(condition: .onQueue(.main))
    } else {
      precondition(self.isOnMainActor, "This code of a simulation does not run on the main actor.")
    }
  }
}

extension UnownedSerialExecutor {
  /// No actor's executor.
  ///
  /// The runtime's own generic executor is all zeroes and has no public name.
  fileprivate static var generic: UnownedSerialExecutor {
    unsafeBitCast((0, 0) as (UInt, UInt), to: UnownedSerialExecutor.self)
  }
}

/// The calling thread, as a number.
///
/// `Thread.isMainThread` would be of no use: on Linux the main queue may be served by any thread once
/// a program waits asynchronously.
private func currentThread() -> UInt {
  #if canImport(Darwin)
  UInt(bitPattern: pthread_self())
  #else
  UInt(pthread_self())
  #endif
}
