import HeadlessUI
import Testing

@Suite("Scenarios: state")
@MainActor struct StateScenarios {
  private struct Eleven: View {
    @State private var number = 10

    init(_ number: Int) {
      self.number = number
    }

    var body: some View { Text("\(number)") }
  }

  // R27. fatbobman.com: how to avoid repeated calculations of SwiftUI views.
  @Test("A write to a state in init has no effect")
  func writeInInit() {
    #expect(Simulation { Eleven(11) }.screen == "10")
  }

  private struct CountsInBody: View {
    @State private var count = 0

    private func add() { count += 1 }

    var body: some View {
      let _ = print("body")
      let _ = add()
      Text("\(count)")
    }
  }

  // R28. dev.mo4tech.com/?p=178303: Modifying state during view update.
  @Test("A write in the body is not applied, is warned of once, and starts no loop")
  func writeInBody() throws {
    let simulation = Simulation { CountsInBody() }
    #expect(simulation.screen == "0")
    #expect(simulation.lines.filter { $0 == "body" } == ["body"])
    #expect(simulation.warningTexts.count == 1)
    #expect(try simulation.lines { try simulation.advance(by: .seconds(1)) } == [])
  }

  private struct Transactions: View {
    let isAnimated: Bool
    @State private var number = 0

    var body: some View {
      let _ = print(number)
      Text("\(number)")
        .onAppear {
          number = 1
          number = 2
          if isAnimated {
            withAnimation {
              number = 3
              number = 4
            }
          } else {
            number = 3
            number = 4
          }
        }
        .onChange(of: number) { print(($0, $1)) }
    }
  }

  // R31. OpenSwiftUI, StateCompatibilityTests.nestedStateUpdate.
  @Test("Writes of one transaction share a body and a change; an animated one has its own")
  func transactions() {
    #expect(
      Simulation { Transactions(isAnimated: true) }.lines == ["0", "2", "(0, 2)", "4", "(2, 4)"]
    )
    #expect(Simulation { Transactions(isAnimated: false) }.lines == ["0", "4", "(0, 4)"])
  }

  private struct AlwaysTwo: View {
    @State private var number = 0

    var body: some View {
      let _ = print("body \(number)")
      Button("Set") { number = 2 }
        .onChange(of: number) { print("changed") }
    }
  }

  // R32. OpenSwiftUI, ValueActionModifierCompatibilityTests.multipleValueChanges.
  @Test("Writing the value that is there already causes neither a body nor a change")
  func equalWrite() throws {
    let simulation = Simulation { AlwaysTwo() }
    try simulation.tap("Set")
    try simulation.tap("Set")
    #expect(simulation.lines == ["body 0", "body 2", "changed"])
  }

  private struct TextOwner: View {
    @State private var text = "old"

    var body: some View {
      let _ = print("parent")
      TextEditor(text: $text)
    }

    struct TextEditor: View {
      @Binding var text: String

      var body: some View {
        Text(text)
        Button("Edit") { text = "new" }
      }
    }
  }

  // R34. StackOverflow 63498120. Sources disagree: once in 2020, twice in iOS 18.
  @Test("A child shows what it writes through a binding; its owner's body may run for it")
  func binding() throws {
    let simulation = Simulation { TextOwner() }
    try simulation.tap("Edit")
    #expect(simulation.screen == "new\n[Edit]")
    #expect(1...2 ~= simulation.lines.filter { $0 == "parent" }.count)
  }

  private struct SheetOwner: View {
    let readsInBody: Bool
    @State private var number = 1
    @State private var isShown = false

    var body: some View {
      if readsInBody { Text("number \(number)") }
      Button("Show") {
        number = 2
        isShown = true
      }
      .sheet(isPresented: $isShown) {
        Text("sheet \(number)")
        Button("Log") { print(number) }
      }
    }
  }

  // R35. fatbobman.com: a bug of state injected into a sheet. There, the first of the two shows 1: the
  // sheet is a tree of its own. HeadlessUI has one tree, in which state is read as it is now.
  @Test("A sheet shows the present state, whether or not its owner's body reads it")
  func sheet() throws {
    for readsInBody in [false, true] {
      let simulation = Simulation { SheetOwner(readsInBody: readsInBody) }
      try simulation.tap("Show")
      #expect(simulation.screen.hasSuffix("sheet\n  sheet 2\n  [Log]"))
      #expect(try simulation.lines { try simulation.tap("Log") } == ["2"])
    }
  }

  private struct Outer: View {
    let isOneView: Bool
    @State private var a = 0
    @State private var isOn = false

    var body: some View {
      Text("a \(a)")
      Button("a+") { a += 1 }
      Button("Toggle") { isOn.toggle() }
      if isOneView {
        Inner(isDisabled: isOn == false)
      } else if isOn {
        Inner(isDisabled: false)
      } else {
        Inner(isDisabled: true)
      }
    }

    struct Inner: View {
      let isDisabled: Bool
      @State private var b = 0

      var body: some View {
        Text("b \(b)")
        Button("b+") { b += 1 }
      }
    }
  }

  // R38. tatejennings.com: SwiftUI view identity.
  @Test("Around the same control, if and else keep the state outside them and lose that inside")
  func branches() throws {
    for isOneView in [false, true] {
      let simulation = Simulation { Outer(isOneView: isOneView) }
      try simulation.tap("b+")
      try simulation.tap("a+")
      try simulation.tap("Toggle")
      #expect(simulation.screen == "a 1\n[a+]\n[Toggle]\nb \(isOneView ? 1 : 0)\n[b+]")
    }
  }

  @Observable @MainActor
  final class Model {
    private static var count = 0
    let number: Int

    init() {
      Self.count += 1
      self.number = Self.count
      print("model made")
    }
  }

  private struct ModelParent: View {
    @State private var argument = 0

    var body: some View {
      Child(argument: argument)
      Button("Next") { argument += 1 }
    }

    struct Child: View {
      let argument: Int
      @State private var model = Model()

      var body: some View { Text("model \(model.number)") }
    }
  }

  // R40. nilcoalescing.com: initializing @Observable classes with the State macro in Xcode 27. This is
  // the property wrapper's rule; the macro makes one model.
  @Test("A state's initial model is made at each pass of the parent, and the first is kept")
  func initialModels() throws {
    let simulation = Simulation { ModelParent() }
    let screen = simulation.screen
    for _ in 1...3 { try simulation.tap("Next") }
    #expect(simulation.lines == Array(repeating: "model made", count: 4))
    #expect(simulation.screen == screen)
  }
}
