import HeadlessUI
import Testing

@Suite("L4 .task(id:) off screen: a change does nothing, the next appearance starts with it")
@MainActor struct L4TaskIDOffScreenTests {
  @Observable final class Model {
    var id = 1
    var tab = 1
    var isShown = true
  }

  /// Its task has the model's id.
  private struct Watcher: View {
    let model: Model

    var body: some View {
      let _ = print("body \(model.id)")
      Text("watcher").task(id: model.id) { [id = model.id] in await waitForCancellation("\(id)") }
    }
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Watcher(model: model).tag(1)
        Text("other").tag(2)
      }
    }
  }

  @Test("In a hidden tab the body runs and the task does not; it starts once, at the return")
  func hiddenTab() throws {
    let model = Model()
    let simulation = Simulation { Tabs(model: model) }
    #expect(try simulation.lines { try simulation.select(tab: 2) } == ["1 cancelled"])
    #expect(try simulation.lines { try simulation.perform { model.id = 2 } } == ["body 2"])
    #expect(try simulation.lines { try simulation.select(tab: 1) } == ["2 begins"])
  }

  @Test("An id changed together with the return starts one task")
  func changedAtReturn() throws {
    let model = Model()
    let simulation = Simulation { Tabs(model: model) }
    try simulation.select(tab: 2)
    let lines = try simulation.lines {
      try simulation.perform {
        model.tab = 1
        model.id = 2
      }
    }
    #expect(lines == ["body 2", "2 begins"])
  }

  @Test("An id changed between two steps, before the return, starts one task")
  func changedBetweenSteps() throws {
    let model = Model()
    let simulation = Simulation {
      TabView {
        Watcher(model: model)
        Text("other")
      }
    }
    try simulation.select(tab: 2)
    model.id = 2
    #expect(try simulation.lines { try simulation.select(tab: 1) } == ["body 2", "2 begins"])
  }

  @Test("An id changed together with the leaving starts none")
  func changedAtLeaving() throws {
    let model = Model()
    let simulation = Simulation { Tabs(model: model) }
    let lines = try simulation.lines {
      try simulation.perform {
        model.tab = 2
        model.id = 2
      }
    }
    #expect(lines == ["body 2", "1 cancelled"])
  }

  private struct Owner: View {
    @State private var id = 1
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        Button("Next and leave") {
          id += 1
          tab = 2
        }
        .task(id: id) { [id] in await waitForCancellation("\(id)") }
        .tag(1)
        Text("other").tag(2)
      }
    }
  }

  @Test("So it is when one body passes the new id and takes the view off the screen")
  func changedByOwner() throws {
    let simulation = Simulation { Owner() }
    #expect(try simulation.lines { try simulation.tap("Next and leave") } == ["1 cancelled"])
    #expect(try simulation.lines { try simulation.select(tab: 1) } == ["2 begins"])
  }

  private struct Stack: View {
    let model: Model

    var body: some View {
      NavigationStack {
        NavigationLink("Push") {
          Button("Next") { model.id += 1 }
          BackButton(model: model)
        }
        Watcher(model: model)
      }
    }
  }

  private struct BackButton: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Next and back") {
        model.id += 1
        dismiss()
      }
    }
  }

  @Test("Under a pushed screen it is as in a hidden tab", arguments: [false, true])
  func pushed(isTogether: Bool) throws {
    let model = Model()
    let simulation = Simulation { Stack(model: model) }
    try simulation.tap("Push")
    let lines = try simulation.lines {
      if isTogether {
        try simulation.tap("Next and back")
      } else {
        try simulation.tap("Next")
        try simulation.goBack()
      }
    }
    #expect(lines == ["body 2", "2 begins"])
  }

  private struct Conditional: View {
    let model: Model

    var body: some View {
      if model.isShown { Watcher(model: model) }
    }
  }

  @Test("A view that goes in the update that would see the change starts none")
  func removed() throws {
    let model = Model()
    let simulation = Simulation { Conditional(model: model) }
    let lines = try simulation.lines {
      try simulation.perform {
        model.id = 2
        model.isShown = false
      }
    }
    #expect(lines == ["1 cancelled"])
  }
}
