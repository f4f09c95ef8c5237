import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Timelines: what is in them")
@MainActor
struct TimelineTests {
  @Test("Lifecycle events change no other line")
  func onlyMore() {
    for act in Drawings.acts + Greeting.acts {
      let traced = act.play(in: "", traces: true).transcript
      let plain = act.play(in: "").transcript
      #expect(traced.withoutTraces == plain)
      #expect(traced.withoutTraces.description == plain.description)
    }
  }

  @Test("A task has a row with its lines, and says when it was created, cancelled and ended")
  func task() throws {
    let timeline = Drawings.timeline("clock")
    #expect(timeline.steps.map(\.title) == ["launch", "tap “Show”", "wait 2 s", "tap “Hide”"])
    #expect(timeline.steps.map(\.start) == [.zero, .zero, .zero, .seconds(2)])
    #expect(timeline.steps.map(\.end) == [.zero, .zero, .seconds(2), .seconds(2)])
    let row = try #require(timeline.rows.first)
    #expect(timeline.rows.count == 1)
    #expect(row.label == "task 1")
    #expect(row.detail == "ClockScreen")
    #expect(row.marks.map(\.text) == ["starts", "tick", "tick", "stops"])
    let life = try #require(row.life)
    #expect(timeline.moments[life.created].time == .zero)
    #expect(life.cancelled.map { timeline.moments[$0].time } == .seconds(2))
    #expect(life.ended.map { timeline.moments[$0].step } == 3)
  }

  @Test("What happens at one time keeps its order: from top to bottom, then to the right")
  func order() throws {
    let timeline = Drawings.timeline("long")
    let (old, new) = (timeline.rows[0], timeline.rows[1])
    // The old task is cancelled before the new one is created, which stands below it.
    let moment = try #require(old.life?.cancelled)
    #expect(new.life?.created == moment)
    #expect(new.marks.first?.moment == moment + 1)
    #expect(old.marks.last?.moment == moment + 2)
    #expect(old.life?.ended == moment + 3)
  }

  @Test("Usual are tasks and the lines that none of them prints; without either, bodies")
  func usualRows() {
    #expect(Timeline(of: Drawings.transcript("sums")).rows.map(\.label) == ["computing new result"])
    #expect(Drawings.timeline("leak").rows.map(\.label) == ["task 1", "Hello.", "warnings"])
    #expect(Drawings.timeline("leak").rows.map(\.kind) == [.task, .lines, .warnings])
    #expect(Drawings.timeline("silence").rows.isEmpty)
    #expect(Drawings.timeline("quiet").rows.map(\.label) == ["ClockScreen body"])
  }

  @Test("An act chooses its rows")
  func chosenRows() {
    let rows = Drawings.timeline("sums-by-body").rows
    #expect(rows.map(\.label) == ["SumView body", "new"])
    #expect(rows.map(\.marks.count) == [2, 2])
    let act = Drawings.act("clock").picture(.lines, .text("tick"), .bodies)
    let timeline = Timeline(of: act.play(in: "", traces: true).transcript, rows: act.pictureRows)
    #expect(timeline.rows.map(\.label) == ["starts", "stops", "tick", "ClockScreen body"])
    #expect(timeline.rows.map(\.marks.count) == [1, 1, 2, 5])
  }

  @Test("Many different texts share a row")
  func manyTexts() {
    struct Screen: View {
      var body: some View {
        Button("Count") { for number in 1...9 { print("number \(number)") } }
      }
    }
    let act = Act("", Screen()) { Tap("Count") }.picture(.lines)
    let timeline = Timeline(of: act.play(in: "", traces: true).transcript, rows: act.pictureRows)
    #expect(timeline.rows.map(\.label) == ["printed"])
    #expect(timeline.rows.map(\.marks.count) == [9])
    #expect(timeline.moments.count == 9)
  }
}
