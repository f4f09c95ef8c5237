/// The jobs of one simulation, first in, first out: main-actor jobs and all others in one line.
///
/// One line is what makes a transcript repeatable. On a machine, main-actor jobs and pool jobs
/// overtake each other; here the order in which they became ready is the order in which they run.
final class JobQueue {
  enum Job {
    /// A piece of a task that runs on the main actor.
    case mainActor(UnownedJob)
    /// A piece of a task that runs on no actor in particular, or on an actor other than the main one.
    case global(UnownedJob)
    /// A task that yielded, waiting for its next turn.
    case yielded(UnsafeContinuation<Void, Never>)
  }

  private var jobs: [Job] = []
  private var head = 0

  var isEmpty: Bool { self.head == self.jobs.count }

  func append(_ job: Job) {
    self.jobs.append(job)
  }

  func popFirst() -> Job? {
    guard self.head < self.jobs.count else { return nil }
    let job = self.jobs[self.head]
    self.head += 1
    // Amortised constant time: what was taken is thrown away when it is half of what is stored.
    if self.head == self.jobs.count {
      self.removeAll()
    } else if self.head > 1_024, self.head * 2 > self.jobs.count {
      self.jobs.removeSubrange(0..<self.head)
      self.head = 0
    }
    return job
  }

  func popLast() -> Job? {
    self.isEmpty ? nil : self.jobs.removeLast()
  }

  func removeAll() {
    self.jobs.removeAll(keepingCapacity: true)
    self.head = 0
  }
}
