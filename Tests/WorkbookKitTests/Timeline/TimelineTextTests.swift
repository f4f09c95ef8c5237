import Testing

@testable import WorkbookKit

@Suite("Timelines as text")
@MainActor
struct TimelineTextTests {
  private func text(_ slug: String, columns: Int = 80) -> String {
    TimelineText(Drawings.timeline(slug), columns: columns).description
  }

  @Test("A task: created, printing, cancelled, ended")
  func clock() {
    #expect(
      self.text("clock") == """
                       tap “Show”
                launch │       wait 2 s                                       tap “Hide”
        time    0 s                                                    2 s
        task 1         ├●──────────────────────────●───────────────────●──────×●┤

        ├─ task   ● line printed   × cancelled   ┤ ended
        """
    )
  }

  @Test("Fewer columns: waits are shorter")
  func narrow() {
    #expect(
      self.text("clock", columns: 50) == """
                launch
                │   tap “Show”
                │   │    wait 2 s               tap “Hide”
        time    0 s                         2 s
        task 1      ├●────────────●─────────●───×●┤

        ├─ task   ● line printed   × cancelled   ┤ ended
        """
    )
  }

  @Test("A cancelled task that goes on is dashed until it ends")
  func stubborn() {
    #expect(
      self.text("stubborn") == """
                           launch
                           │    tap “Start”       tap “Cancel”
                           │    │    wait 1 s     │    wait 4 s
        time               0 s               1 s                                   5 s
        task 1 “download”       ├────────────●────×╌╌╌╌╌╌╌╌╌╌╌╌●╌╌╌╌╌╌●┤
        task 2                  ├───────────┤
        task 3                               ├────────────────┤
        task 4                                                 ├─────┤

        ├─ task   ● line printed   × cancelled   ┤ ended
        """
    )
  }

  @Test("No task: bodies and lines, in the order in which they come")
  func sums() {
    #expect(
      self.text("sums") == """
                                                    tap “Rename”
                              launch     tap “Add”  │          tap “Add”
        time                  0 s
        SumScreen body        ○          ○          ○          ○
        SumView body          ○          ○          ○          ○
        computing new result  ●          ●          ●          ●

        ● line printed   ○ body evaluated
        """
    )
  }

  @Test("Seventeen seconds, restarts and an implied end fit into 80 columns")
  func long() {
    #expect(
      self.text("long") == """
                launch
                │   wait 3 s                                  increment
                │   │       increment      increment          │  decrement
                │   │       │     wait 4 s │     wait 6 s     │  │     wait 4 s end
        time    0 s      3 s            7 s                13 s              17 s
        task 1  ├●───●─●─●──×╌●┤
        task 2              ├●───────●──●──×╌●┤
        task 3                             ├●─────────●────●─────×╌●┤
        task 4                                                   ├●───────●──●──×●┤

        ├─ task   ● line printed   × cancelled   ┤ ended
        """
    )
  }

  @Test("A task that is never cancelled, a line of no task, a warning")
  func leak() {
    #expect(
      self.text("leak", columns: 60) == """
                             tap “Greet”
                  launch     │          tap “Leak” end
        time      0 s
        task 1                          ├───────────▸
        Hello.               ●
        warnings                                   ▲

        ├─ task   ● line printed   ▸ still running   ▲ warning
        """
    )
  }

  @Test("Where several views make tasks, each task is named with its view, as far as there is room")
  func views() {
    let life = Timeline.Life(created: 0, ended: 0)
    let views = ["Clock", "AVeryLongNameOfAView", nil]
    let timeline = Timeline(
      steps: [Timeline.Step(title: "launch", start: .zero, end: .zero)],
      moments: [Timeline.Moment(step: 0, time: .zero)],
      rows: views.enumerated().map {
        Timeline.Row(kind: .task, label: "task \($0 + 1)", detail: $1, life: life)
      }
    )
    #expect(
      TimelineText(timeline, columns: 60).description.hasSuffix(
        """
        task 1  Clock       ┤
        task 2  AVeryLong…  ┤
        task 3              ┤

        ├─ task   ┤ ended
        """
      )
    )
  }

  @Test("Nothing at all: steps and times")
  func silence() {
    #expect(
      self.text("silence", columns: 40) == """
              launch   wait 1 s
        time  0 s                          1 s
        """
    )
  }

  @Test("More than fits into a line goes on below, with the rows that have something there")
  func bands() {
    let blocks = self.text("busy").split(separator: "\n\n")
    #expect(blocks.count == 4)
    for block in blocks.dropLast() {
      #expect(block.contains("\ntime                  0 s\nSumScreen body        ○  "))
      // They are about as high.
      #expect((10...16).contains(block.count { $0 == "\n" }))
    }
    let marks = blocks.dropLast().map { $0.count { $0 == "●" } }
    #expect(marks.reduce(0, +) == 31)
  }

  @Test("More moments in one step than a line has places")
  func wideStep() {
    let moments = (0..<100).map { _ in Timeline.Moment(step: 0, time: .zero) }
    let row = Timeline.Row(
      kind: .lines,
      label: "printed",
      detail: nil,
      marks: moments.indices.map { Timeline.Mark(moment: $0, text: "") }
    )
    let step = Timeline.Step(title: "launch", start: .zero, end: .zero)
    let timeline = Timeline(steps: [step], moments: moments, rows: [row])
    let blocks = TimelineText(timeline, columns: 60).description.split(separator: "\n\n")
    #expect(blocks.count == 4)
    #expect(blocks.joined().count { $0 == "●" } == 101)
    #expect(blocks[1].hasPrefix("         …\n"))
  }

  @Test("No line is longer than the terminal is wide", arguments: [50, 60, 80, 120, 200])
  func widths(columns: Int) {
    for act in Drawings.acts {
      for line in self.text(act.slug, columns: columns).split(separator: "\n") {
        #expect(line.count <= columns, "\(act.slug): \(line)")
        #expect(line.last != " ")
      }
    }
  }

  @Test("--timeline takes the place of the lines; warnings and failures are told as ever")
  func command() {
    let clock = Run(Drawings.self, "clock", "--timeline")
    #expect(clock.status == .success)
    #expect(clock.out == "12 · Drawings <&>\n\n\(self.text("clock"))\n")
    let leak = Run(Drawings.self, "leak", "silence", "--timeline")
    #expect(leak.status == .failure)
    #expect(leak.out.contains("act leak\n\(self.text("leak"))\n  0.0 s  warning: Task 1"))
    #expect(leak.out.hasSuffix("\n\nact silence\n\(self.text("silence"))\n"))
    #expect(leak.err.isEmpty)
    let broken = Run(Broken.self, "wrong-title", "--timeline")
    #expect(broken.status == .failure)
    #expect(broken.out.contains("launch     tap “Greet”\ntime"))
    #expect(broken.err.hasPrefix("Broken, act wrong-title, step tap “Great”: "))
    #expect(Run(Drawings.self, "--timeline", "--check").status == .usage)
  }
}
