import HeadlessUI
import Testing

@Suite("L5 Identity: with the identity transition, or another type in AnyView, the old goes first")
@MainActor struct L5OldFirstTests {
  private struct Frame<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  /// Places of the identity transition that count for the view that goes.
  enum Counting: CaseIterable {
    case inside, withModifiersAround, withModifiersWithin, outside, aroundBranches
    case inBody, inModifier, inErased, inRow, ofAll, outermost

    @MainActor @ViewBuilder func view(_ isSecond: Bool) -> some View {
      switch self {
      case .inside: Loud(isSecond).transition(.identity).id(isSecond)
      case .withModifiersAround:
        Loud(isSecond).transition(.identity).onChange(of: 1) {}.disabled(true).padding()
          .task {}.tag(1).id(isSecond)
      case .withModifiersWithin: Loud(isSecond).padding().transition(.identity).id(isSecond)
      case .outside: Loud(isSecond).id(isSecond).transition(.identity)
      case .aroundBranches:
        Group { if isSecond { Loud("new") } else { Loud("old") } }.transition(.identity)
      case .inBody: Frame { Loud(isSecond).transition(.identity) }.id(isSecond)
      case .inModifier: Loud(isSecond).transition(.identity).modifier(Plain()).id(isSecond)
      case .inErased: AnyView(Loud(isSecond).transition(.identity)).id(isSecond)
      case .inRow: ForEach([isSecond], id: \.self) { Loud($0).transition(.identity) }
      case .ofAll:
        Group {
          Loud(isSecond).transition(.identity)
          if isSecond == false { Text("").transition(.identity) }
          if isSecond { Text("") }
        }
        .id(isSecond)
      case .outermost:
        Loud(isSecond).transition(.opacity).transition(.identity).id(isSecond)
      }
    }
  }

  @Test("The old view goes first, wherever the transition stands", arguments: Counting.allCases)
  func oldFirst(place: Counting) throws {
    let simulation = Simulation { Stage { place.view($0) } }
    #expect(
      try simulation.lines { try simulation.tap("Swap") }.prefix(2) == [
        "old disappears", "new appears",
      ]
    )
  }

  /// Places of the identity transition that do not count, and other transitions.
  enum NotCounting: CaseIterable {
    case none, other, innermost, inContainer, inControl, ofOneOfTwo, onTheNewOnly, elsewhere

    @MainActor @ViewBuilder func view(_ isSecond: Bool) -> some View {
      switch self {
      case .none: Loud(isSecond).id(isSecond)
      case .other: Loud(isSecond).transition(.slide).id(isSecond)
      case .innermost: Loud(isSecond).transition(.identity).transition(.opacity).id(isSecond)
      case .inContainer: VStack { Loud(isSecond).transition(.identity) }.id(isSecond)
      case .inControl:
        Button {
        } label: {
          Loud(isSecond).transition(.identity)
        }
        .id(isSecond)
      case .ofOneOfTwo:
        Group {
          Loud(isSecond).transition(.identity)
          Text("")
        }
        .id(isSecond)
      case .onTheNewOnly:
        if isSecond { Loud("new").transition(.identity) } else { Loud("old") }
      case .elsewhere: VStack { Loud(isSecond).id(isSecond) }.transition(.identity)
      }
    }
  }

  @Test(
    "Another transition, or one of another view, changes nothing",
    arguments: NotCounting.allCases
  )
  func newFirst(place: NotCounting) throws {
    let simulation = Simulation { Stage { place.view($0) } }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == ["new appears", "old disappears"]
    )
  }

  @Test("Another type in AnyView: the old view goes first, with its tasks and its state")
  func erased() throws {
    let simulation = Simulation {
      Stage { isSecond in
        isSecond
          ? AnyView(Loud("new").printsTask("new"))
          : AnyView(Button("old") {}.printsAppearance("old").printsTask("old"))
      }
    }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "old disappears", "new appears", "new begins", "old cancelled",
      ]
    )
  }

  @Test("An AnyView in an AnyView is one; a type inside that type does not count")
  func erasedTwice() throws {
    let simulation = Simulation {
      Stage { isSecond in
        AnyView(isSecond ? AnyView(Loud("new")) : AnyView(AnyView(Loud("old"))))
        AnyView(VStack { if isSecond { Loud("new") } else { Loud("old").id(1) } })
      }
    }
    // The first is one view that gets another name.
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == ["new appears", "old disappears"]
    )
  }

  @Test("Where several views go, each goes by its own transition")
  func mixed() throws {
    let simulation = Simulation {
      Stage { isSecond in
        if isSecond == false { Loud("fading") }
        if isSecond == false { Loud("cut").transition(.identity) }
        if isSecond { Loud("new") }
      }
    }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "cut disappears", "new appears", "fading disappears",
      ]
    )
  }
}

extension Loud {
  /// The old view or the new one.
  fileprivate init(_ isSecond: Bool) {
    self.init(isSecond ? "new" : "old")
  }
}
