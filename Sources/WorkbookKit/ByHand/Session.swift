import HeadlessUI

/// An act in the hands of a person: no script, a prompt.
@MainActor
struct Session {
  let act: Act
  let chapter: any Chapter.Type
  let console: Console
  let keyboard: Keyboard
  let showsTrace: Bool
  /// Whether time passes by itself, as fast as for the person.
  let isLive: Bool
  let watchdog: Watchdog?

  /// Lets the person play until they quit or their input ends.
  ///
  /// - Returns: Failure if something never ended, or tasks were left running.
  func run() -> ExitStatus {
    self.console.print(self.console.styled(self.chapter.heading, .heading) + "\n")
    let writer = TranscriptWriter(console: self.console)
    self.watchdog?.enter(self.position("launch"))
    let simulation = self.act.launch(self.showsTrace, writer.write)
    self.watchdog?.leave()
    let pacemaker = self.isLive ? Pacemaker(watchdog: self.watchdog) : nil
    self.showScreen(of: simulation)
    do {
      while let line = self.ask(simulation, pacemaker) {
        guard try self.obey(line, simulation, pacemaker) else { break }
      }
      try self.watched("end") { try simulation.end() }
      return .success
    } catch {
      let isTold = simulation.transcript.steps.last?.lines.contains { $0.kind == .warning } ?? false
      if isTold == false { self.console.complain("\(self.position("end")): \(error)") }
      return .failure
    }
  }

  /// Shows what can be done, and waits for a line.
  private func ask(_ simulation: Simulation, _ pacemaker: Pacemaker?) -> String? {
    for line in Choices(on: simulation).lines(columns: self.console.columns) {
      self.console.print(self.console.styled(line, .dim))
    }
    if self.keyboard.isTerminal { self.console.out("> ") }
    let line = self.keyboard.nextLine(
      pacemaker.map { pacemaker in
        { try? self.watched("wait") { try simulation.pass(pacemaker.elapsed()) } }
      }
    )
    if line == nil, self.keyboard.isTerminal { self.console.print() }
    return line
  }

  /// Does what a line says.
  ///
  /// - Returns: Whether the session goes on.
  private func obey(
    _ line: String,
    _ simulation: Simulation,
    _ pacemaker: Pacemaker?
  ) throws -> Bool {
    let command: Command
    do throws(UsageError) {
      command = try Command(line, among: Choices(on: simulation))
    } catch {
      self.console.print("  \(error)")
      return true
    }
    switch command {
    case .quit: return false
    case .nothing: break
    case .screen: self.showScreen(of: simulation)
    case .help: self.console.print(Self.help)
    case .step(let step): try self.perform(step, simulation, pacemaker)
    }
    return true
  }

  private func perform(
    _ step: any ScriptStep,
    _ simulation: Simulation,
    _ pacemaker: Pacemaker?
  ) throws {
    simulation.pace = pacemaker.map(\.pace)
    defer { simulation.pace = nil }
    let steps = simulation.transcript.steps.count
    do {
      try self.watched(step.title) { try step.perform(on: simulation) }
    } catch {
      // What is refused begins no step; anything else is the end.
      guard simulation.transcript.steps.count == steps else { throw error }
      self.console.print("  \(error)")
      return
    }
    self.showScreen(of: simulation)
  }

  private func watched(_ step: String, _ body: () throws -> Void) rethrows {
    self.watchdog?.enter(self.position(step))
    defer { self.watchdog?.leave() }
    try body()
  }

  private func position(_ step: String) -> String {
    self.act.position(of: step, in: self.chapter.name)
  }

  private func showScreen(of simulation: Simulation) {
    self.console.showScreen(simulation.screen)
  }

  private static let help = """
      tap TITLE             a button, a link or a row; its title alone will do
      wait SECONDS          lets simulated time pass; one second without a number
      tab NUMBER            selects a tab
      toggle TITLE          increment TITLE      decrement TITLE
      choose OPTION         in a picker
      type TEXT             into the text field
      slide NUMBER          moves the slider
      delete ROW            back                 dismiss
      screen                shows the screen again
      quit                  or the end of input: takes the views away and ends
      A number means the choice that it stands before. The beginning of a title is enough.
    """
}
