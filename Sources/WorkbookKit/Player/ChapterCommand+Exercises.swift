import HeadlessUI
import Synchronization

extension ChapterCommand {
  /// Grades exercises, each in a process of its own, and says how they stand.
  ///
  /// - Parameters:
  ///   - exercises: The exercises in order.
  ///   - isJSON: Whether a program will read it.
  /// - Returns: Failure if somebody has begun an exercise and not solved it.
  func grade(_ exercises: [Exercise], isJSON: Bool) -> ExitStatus {
    let reports = Mutex([Int: ExerciseReport]())
    DispatchQueue.concurrentPerform(iterations: exercises.count) { index in
      let report = ExerciseReport.waiting(for: exercises[index])
      reports.withLock { $0[index] = report }
    }
    let ordered = reports.withLock { reports in exercises.indices.compactMap { reports[$0] } }
    if isJSON {
      self.console.print(json(ordered))
    } else {
      self.console.print(self.console.styled(self.chapter.heading, .heading))
      for report in ordered { self.console.print("\n\(report)") }
      let solved = ordered.count { $0.state == .solved }
      self.console.print("\n\(solved) of \(ordered.count) solved")
    }
    return ordered.contains { $0.state == .notYet } ? .failure : .success
  }

  /// Grades one exercise in this process, for the process that started it.
  func gradeOne(_ exercise: Exercise) -> ExitStatus {
    GradingChild(console: self.console, watchdog: self.watchdog).grade(exercise)
  }

  /// What can be played of an exercise as it stands now; `nil`, with an explanation, if nothing can.
  func act(of exercise: Exercise) -> Act? {
    switch (exercise.shape, exercise.answer.content) {
    case (.screen(let trials), .screen(let launch)):
      let script = trials.first?.script ?? Script {}
      return Act(of: exercise.number, script: script, file: exercise.file, launch: launch)
    case (.prediction(let act, _), .prediction(let text)):
      if text().contains(where: { $0.isWhitespace == false }) { return act }
      self.ask(exercise, act)
    default:
      self.console.print(
        "\(exercise.number) has nothing to play: the grader calls its function."
          + " Try swift run \(self.chapter.name) \(Option.grade.flag) \(exercise.number)"
      )
    }
    return nil
  }

  /// Shows what is to be predicted, and not a line of the answer.
  private func ask(_ exercise: Exercise, _ act: Act) {
    do throws(PageFault) {
      let text = try ExerciseText(of: ExerciseFiles(of: exercise))
      self.console.print("\(exercise.number) \(text.title)\n\n\(text[.task])\n\nlaunch")
    } catch {
      self.console.print("\(exercise.number)\n\nlaunch")
    }
    for step in act.script.steps { self.console.print(step.title) }
  }
}
