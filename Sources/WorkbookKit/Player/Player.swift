import HeadlessUI

/// Plays acts and writes down what happens, each line as soon as it is there.
@MainActor
struct Player {
  let chapter: any Chapter.Type
  let console: Console
  /// Whether the views are shown after each step.
  let showsScreen: Bool
  /// Whether lifecycle events are shown too.
  let showsTrace: Bool
  /// Whether a drawing takes the place of the lines.
  var showsTimeline = false
  /// Whose Return each step waits for; `nil` to play without a stop.
  var keyboard: Keyboard?
  /// Whether simulated time takes as long as real time.
  var isLive = false
  let watchdog: Watchdog?

  /// Plays acts one after the other, until a step is not possible.
  ///
  /// - Parameter acts: The acts in order; if there are several, each gets a heading.
  /// - Returns: Failure if a step was not possible or tasks were left running.
  func play(_ acts: [Act]) -> ExitStatus {
    self.console.print(self.console.styled(self.chapter.heading, .heading))
    var status = ExitStatus.success
    for act in acts {
      self.console.print()
      if acts.count > 1 {
        self.console.print(self.console.styled("act \(act.slug)", .heading))
      }
      if let failure = self.play(act) {
        status = .failure
        if failure.isTold == false {
          self.console.complain(failure.description)
          break
        }
      }
    }
    return status
  }

  private func play(_ act: Act) -> Performance.Failure? {
    if self.showsTimeline { return self.draw(act) }
    let writer = TranscriptWriter(console: self.console)
    return act.play(
      in: self.chapter.name,
      traces: self.showsTrace,
      watchdog: self.watchdog,
      observer: writer.write,
      pacemaker: self.isLive ? Pacemaker(watchdog: self.watchdog) : nil,
      goesOn: self.goesOn
    ) { simulation in
      if self.showsScreen {
        self.console.showScreen(simulation.screen)
      }
    }.failure
  }

  /// Waits for Return; when the input has ended, so does the act.
  private func goesOn() -> Bool {
    guard let keyboard = self.keyboard else { return true }
    let prompt = "  Return goes on, Ctrl-D ends "
    if keyboard.isTerminal { self.console.out(self.console.styled(prompt, .dim)) }
    if keyboard.nextLine(nil) != nil { return true }
    if keyboard.isTerminal { self.console.print() }
    return false
  }

  /// Draws an act, as far as it goes.
  private func draw(_ act: Act) -> Performance.Failure? {
    let performance = act.play(in: self.chapter.name, traces: true, watchdog: self.watchdog)
    let timeline = Timeline(of: performance.transcript, rows: act.pictureRows)
    self.console.print(TimelineText(timeline, columns: self.console.columns).description)
    for line in performance.transcript.lines where line.kind == .warning {
      self.console.print(self.console.text(of: line))
    }
    return performance.failure
  }
}
