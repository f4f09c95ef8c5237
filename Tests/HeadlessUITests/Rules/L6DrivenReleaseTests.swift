import HeadlessUI
import Testing

@Suite("L6 Release: nothing that a person used holds the state that it ends")
@MainActor struct L6DrivenReleaseTests {
  /// Takes itself away by each control that a person could use for it.
  private struct Trap: View {
    let close: () -> Void
    private var starter = StorageStarter()
    @State private var selection: Int?

    init(close: @escaping () -> Void) {
      self.close = close
    }

    var body: some View {
      Button("Close") {
        starter.start()
        close()
      }
      Toggle(
        "Open",
        isOn: Binding {
          true
        } set: { _ in
          starter.start()
          close()
        }
      )
      List([1], id: \.self, selection: $selection) { Text("row \($0)") }
        .onChange(of: selection) {
          starter.start()
          close()
        }
    }
  }

  private struct TrapOwner: View {
    @State private var isOpen = true

    var body: some View {
      if isOpen { Trap { isOpen = false } }
    }
  }

  @Test(
    "So it is when the control that was used goes with the view",
    arguments: ["button", "toggle", "row"]
  )
  func ownControl(kind: String) throws {
    let simulation = Simulation { TrapOwner() }
    switch kind {
    case "button": try simulation.tap("Close")
    case "toggle": try simulation.toggle("Open")
    default: try simulation.select(row: "row 1")
    }
    #expect(
      simulation.lines.sorted() == [
        "storage is gone", "storage starts", "task begins", "task cancelled",
      ]
    )
    #expect(simulation.lines.first == "storage starts")
    try simulation.end()
  }

  private struct SelectionOwner: View {
    @State private var tab = 1

    var body: some View {
      if tab == 1 {
        TabView(selection: $tab) {
          StorageScreen().tag(1)
          Text("").tag(2)
        }
      }
    }
  }

  @Test("So it is when selecting a tab takes the tab view away")
  func ownTabView() throws {
    let simulation = Simulation { SelectionOwner() }
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == [
        "screen disappears", "storage is gone", "task cancelled",
      ]
    )
  }

  private struct StackOwner: View {
    @State private var path = [1]

    var body: some View {
      if path.isEmpty == false {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in StorageScreen() }
        }
      }
    }
  }

  @Test("So it is when going back takes the stack away")
  func ownStack() throws {
    let simulation = Simulation { StackOwner() }
    #expect(
      try simulation.lines { try simulation.goBack() } == [
        "screen disappears", "storage is gone", "task cancelled",
      ]
    )
  }

  private struct SheetOwner: View {
    @State private var isPresented = true

    var body: some View {
      if isPresented {
        Text("").sheet(isPresented: $isPresented) { StorageScreen() }
      }
    }
  }

  @Test("So it is when dismissing a sheet takes its presenter away")
  func ownSheet() throws {
    let simulation = Simulation { SheetOwner() }
    #expect(
      try simulation.lines { try simulation.dismissSheet() } == [
        "screen disappears", "storage is gone", "task cancelled",
      ]
    )
  }
}
