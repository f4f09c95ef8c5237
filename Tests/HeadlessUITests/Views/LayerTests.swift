import Testing

@testable import HeadlessUI

@Suite("Hidden views, overlays and backgrounds")
@MainActor
struct LayerTests {
  private struct Watched: View {
    let name: String

    var body: some View {
      Button(name) { print("\(name) tapped") }
        .onAppear { print("\(name) appeared") }
        .onDisappear { print("\(name) gone") }
    }
  }

  @Test("A hidden view appears, but nobody sees or taps it")
  func hidden() throws {
    let simulation = Simulation {
      Watched(name: "Seen")
      Watched(name: "Ghost").hidden()
    }
    #expect(simulation.lines == ["Seen appeared", "Ghost appeared"])
    #expect(simulation.screen == "[Seen]")
    #expect(
      message { try simulation.tap("Ghost") }
        == "No button titled “Ghost” is on screen. On screen: “Seen”."
    )
  }

  @Test("A view that is hardly opaque is on screen all the same")
  func opacity() throws {
    let simulation = Simulation { Watched(name: "Faint").opacity(0) }
    try simulation.tap("Faint")
    #expect(simulation.lines == ["Faint appeared", "Faint tapped"])
    #expect(simulation.screen == "[Faint]")
  }

  @Test("What lies over or under a view is as real as it is, and comes after it")
  func layers() throws {
    struct Layers: View {
      @State private var count = 0
      @State private var isShown = true

      var body: some View {
        Button("Add") { count += 1 }
          .overlay(alignment: .topTrailing) { if isShown { Watched(name: "Badge") } }
          .background(Text("Behind \(count)"))
        Button("Hide") { isShown = false }
      }
    }
    let simulation = Simulation { Layers() }
    #expect(simulation.screen == "[Add]\n[Badge]\nBehind 0\n[Hide]")
    try simulation.tap("Add")
    try simulation.tap("Badge")
    try simulation.tap("Hide")
    #expect(simulation.screen == "[Add]\nBehind 1\n[Hide]")
    #expect(simulation.lines == ["Badge appeared", "Badge tapped", "Badge gone"])
  }

  @Test("A view with an overlay is one tab, and keeps its label and tag")
  func oneElement() {
    let simulation = Simulation {
      TabView {
        Text("First").tabItem { Text("One") }.overlay { Text("Over") }
        Text("Second")
      }
    }
    #expect(simulation.screen == "tab 1 of 2 “One”\n  First\n  Over")
  }
}
