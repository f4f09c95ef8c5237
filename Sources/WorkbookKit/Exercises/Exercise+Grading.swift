import HeadlessUI

extension Exercise {
  /// Judges an answer, in this process: if the answer crashes or loops, so does the process.
  ///
  /// - Parameters:
  ///   - answer: What is judged; by default what the exercise's file holds.
  ///   - watchdog: What ends the process if a step hangs.
  ///   - observer: Is handed the transcript of a run whenever it grows.
  /// - Returns: The grade.
  @MainActor
  func grade(
    _ answer: Answer? = nil,
    watchdog: Watchdog? = nil,
    observer: @escaping (Transcript) -> Void = { _ in }
  ) -> Grade {
    let answer = answer ?? self.answer
    switch (self.shape, answer.content) {
    case (.screen(let trials), .screen(let launch)):
      let grades = trials.map { trial in
        self.grade(trial, launch: launch, watchdog: watchdog, observer: observer)
      }
      return Grade(ofTrials: grades)
    case (.prediction(let act, let mistakes), .prediction(let text)):
      let performance = act.play(in: self.chapterName, watchdog: watchdog)
      return PredictionCheck(text(), of: performance.transcript).grade(mistakes)
    case (.check(let judge), .function):
      watchdog?.enter("\(self.number)")
      defer { watchdog?.leave() }
      return Grade(judge(answer))
    default:
      preconditionFailure("exercise \(self.number) asks for an answer of another shape")
    }
  }

  /// Judges an answer, in this process: made for tests that prove the grader.
  ///
  /// - Parameter answer: What is judged.
  /// - Returns: The grade.
  @MainActor
  public func grade(_ answer: Answer) -> Grade {
    self.grade(answer, watchdog: nil)
  }

  @MainActor
  private func grade(
    _ trial: Trial,
    launch: @escaping Act.Launch,
    watchdog: Watchdog?,
    observer: @escaping (Transcript) -> Void
  ) -> Grade {
    let act = Act(of: self.number, script: trial.script, file: self.file, launch: launch)
    let run = act.play(
      in: self.chapterName,
      traces: true,
      watchdog: watchdog,
      observer: observer,
      keepsScreens: true
    )
    let left = run.whole.warnings
    // One that starts tasks without end would fill the screen.
    let shown = left.prefix(5) + (left.count > 5 ? ["… and \(left.count - 5) more"] : [])
    let order = Fact(
      "Nothing is left running, and the runtime has nothing to warn of",
      left.isEmpty,
      details: shown.joined(separator: "\n")
    )
    var grade = Grade(trial.judge(run) + [.fact(order)])
    if run.isComplete == false {
      grade.facts = grade.facts.map { $0.notReached() }
      grade.earned = 0
      grade.problem = run.failure?.description
    }
    return grade
  }
}

extension Grade {
  /// Adds up the grades of several trials; what is said twice is said once.
  fileprivate init(ofTrials grades: [Grade]) {
    self.init(
      facts: grades.enumerated().flatMap { index, grade in
        index == 0 ? grade.facts : grade.facts.map { $0.prefixed("Another script: ") }
      },
      earned: grades.map(\.earned).reduce(0, +),
      possible: grades.map(\.possible).reduce(0, +)
    )
    for meaning in grades.flatMap(\.feedback) where self.feedback.contains(meaning) == false {
      self.feedback.append(meaning)
    }
    self.problem = grades.lazy.compactMap(\.problem).first
  }
}
