import HeadlessUI
import Testing

@testable import TaskTriggerChapter

@Suite("Chapter 9: the screens")
@MainActor
struct ScreenTests {
  @Test("A flag or a number that is guarded and reset runs once a tap")
  func housekeeping() throws {
    let simulation = Simulation { HousekeepingView() }
    try simulation.advance(by: .seconds(3))
    #expect(simulation.lines.isEmpty)
    for button in ["Refresh", "Item 3"] {
      for count in 1...2 {
        try simulation.tap(button)
        try simulation.advance(by: .seconds(5))
        let name = button == "Refresh" ? "Refresh" : "Load of item 3"
        #expect(simulation.count("\(name) has finished.") == count)
      }
    }
    try simulation.end()
  }

  @Test("A model without an item to load does nothing")
  func idleModel() async {
    let model = LibraryModel()
    await model.load()
    #expect(model.item == nil)
  }

  @Test("A model that is guarded and reset runs once a tap")
  func model() throws {
    let simulation = Simulation { LibraryModelView() }
    #expect(simulation.lines.isEmpty)
    for count in 1...2 {
      try simulation.tap("Item 3")
      try simulation.advance(by: .seconds(3))
      #expect(simulation.count("Load of item 3 has finished.") == count)
    }
    try simulation.end()
  }

  @Test("The app shows every screen of the chapter")
  func app() throws {
    let simulation = Simulation(TaskTriggerDemoApp())
    for (tab, button) in [
      (2, "Item 9"), (3, "Save"), (4, "Search"), (5, "Search Tea"), (1, "Item 9"),
    ] {
      try simulation.select(tab: tab)
      try simulation.tap(button)
      try simulation.advance(by: .seconds(3))
    }
    #expect(simulation.transcript.lines.allSatisfy { $0.kind == .output })
    #expect(simulation.lines.count == 10)
    try simulation.end()
  }
}
