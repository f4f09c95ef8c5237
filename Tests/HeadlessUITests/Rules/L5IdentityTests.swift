import HeadlessUI
import Testing

@Suite("L5 Identity: the new view appears before the old one disappears")
@MainActor struct L5IdentityTests {
  /// Prints all that happens to it.
  private struct Probe: View {
    let name: String

    init(_ name: String) {
      self.name = name
    }

    var body: some View { Text(name).printsAppearance(name).printsTask(name) }
  }

  /// Ways to put one view in the place of another.
  enum Way: CaseIterable {
    case branch, chain, cases, identity, identityInside, twoIfs, twoIfsReversed, row, ifLet

    @MainActor @ViewBuilder func view(_ isSecond: Bool) -> some View {
      let number: Int? = isSecond ? nil : 1
      switch self {
      case .branch: if isSecond { Probe("new") } else { Probe("old") }
      case .chain:
        if number == 2 { Text("") } else if number == 1 { Probe("old") } else { Probe("new") }
      case .cases:
        switch number {
        case 1: Probe("old")
        case 2: Text("")
        default: Probe("new")
        }
      case .identity: Probe(isSecond ? "new" : "old").id(isSecond)
      case .identityInside: VStack { Group { Probe(isSecond ? "new" : "old") }.id(number) }
      case .twoIfs:
        if isSecond == false { Probe("old") }
        if isSecond { Probe("new") }
      case .twoIfsReversed:
        if isSecond { Probe("new") }
        if isSecond == false { Probe("old") }
      case .row: ForEach([isSecond], id: \.self) { Probe($0 ? "new" : "old") }
      case .ifLet: if let number { Probe(number == 1 ? "old" : "") } else { Probe("new") }
      }
    }
  }

  @Test("The new view appears, then the old one disappears; tasks follow", arguments: Way.allCases)
  func newFirst(way: Way) throws {
    let simulation = Simulation { Stage { way.view($0) } }
    #expect(simulation.lines == ["old appears", "old begins"])
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "new appears", "old disappears", "new begins", "old cancelled",
      ]
    )
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "old appears", "new disappears", "old begins", "new cancelled",
      ]
    )
  }

  @Test("An optional view that goes only disappears, and comes back as a new one")
  func optional() throws {
    struct Kept: View {
      @State private var count = 0

      var body: some View {
        Button("Add \(count)") { count += 1 }
      }
    }
    let simulation = Simulation { Stage { if $0 == false { Kept().printsAppearance("a") } } }
    try simulation.tap("Add 0")
    #expect(simulation.screen == "[Swap]\n[Add 1]")
    try simulation.tap("Swap")
    #expect(simulation.screen == "[Swap]")
    try simulation.tap("Swap")
    #expect(simulation.screen == "[Swap]\n[Add 0]")
    #expect(simulation.lines == ["a appears", "a disappears", "a appears"])
  }

  @Test("All that is new appears before anything old disappears, inner views first")
  func nested() throws {
    let simulation = Simulation {
      Stage { isSecond in
        if isSecond {
          VStack { Loud("new 1") }.printsAppearance("new")
        } else {
          VStack {
            Loud("old 1")
            Loud("old 2").id(1)
          }
          .printsAppearance("old")
        }
        Loud("side \(isSecond)").id(isSecond)
      }
    }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "new 1 appears", "new appears", "side true appears",
        "old 1 disappears", "old 2 disappears", "old disappears", "side false disappears",
      ]
    )
  }

  @Test("An identity that changes around another one takes the inner view with it, once")
  func bothChange() throws {
    let simulation = Simulation {
      Stage { isSecond in
        VStack { Loud("\(isSecond)").id(isSecond) }.printsAppearance("outer").id(isSecond)
      }
    }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "true appears", "outer appears", "false disappears", "outer disappears",
      ]
    )
  }

  @Test("Only what stands inside the .id is replaced")
  func insideAndOutside() throws {
    let simulation = Simulation {
      Stage { Text("").printsAppearance("inside").id($0).printsAppearance("outside") }
    }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "inside appears", "inside disappears",
      ]
    )
  }

  @Test("An identity that stays keeps the view: an equal id, the same branch, the same type")
  func kept() throws {
    let simulation = Simulation {
      Stage { isSecond in
        Loud("id").id(7)
        if isSecond || isSecond == false { Loud("branch") }
        AnyView(Loud("type"))
        switch isSecond {
        default: Loud("case")
        }
      }
    }
    #expect(try simulation.lines { try simulation.tap("Swap") } == [])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test("Each branch has a state of its own, which begins anew")
  func state() throws {
    let simulation = Simulation {
      Stage { if $0 { Counter(name: "n") } else { Counter(name: "n") } }
    }
    try simulation.tap("n 0")
    try simulation.tap("Swap")
    #expect(simulation.screen == "[Swap]\n[n 0]")
    try simulation.tap("Swap")
    #expect(simulation.screen == "[Swap]\n[n 0]")
  }
}
