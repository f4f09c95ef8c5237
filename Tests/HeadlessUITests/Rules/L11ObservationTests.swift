import Testing

@testable import HeadlessUI

@Suite("L11 Observation: exactly the properties read in the last evaluation")
@MainActor
struct L11ObservationTests {
  @Test("A property that was not read concerns nobody")
  func perProperty() throws {
    let model = Model()
    let simulation = Simulation {
      Reader(model: model)
      Buttons(model: model)
    }
    #expect(simulation.lines == ["a 0"])
    #expect(try simulation.lines { try simulation.tap("Change a") } == ["a 1"])
    #expect(try simulation.lines { try simulation.tap("Change b") } == [])
  }

  @Test("What is read is found out anew at each evaluation")
  func renewed() throws {
    let model = Model()
    let simulation = Simulation {
      Reader(model: model)
      Buttons(model: model)
    }
    #expect(try simulation.lines { try simulation.tap("Switch") } == ["b 0"])
    #expect(try simulation.lines { try simulation.tap("Change a") } == [])
    #expect(try simulation.lines { try simulation.tap("Change b") } == ["b 1"])
    #expect(try simulation.lines { try simulation.tap("Switch") } == ["a 1"])
    #expect(try simulation.lines { try simulation.tap("Change b") } == [])
    #expect(try simulation.lines { try simulation.tap("Change a") } == ["a 2"])
  }

  @Test("Several changes before the flush: one body; an equal write: none")
  func several() throws {
    let model = Model()
    let simulation = Simulation {
      Reader(model: model)
      Button("Many") {
        for _ in 1...5 { model.a += 1 }
        model.b += 1
      }
      Button("Equal") { model.a = 5 }
    }
    #expect(try simulation.lines { try simulation.tap("Many") } == ["a 5"])
    #expect(try simulation.lines { try simulation.tap("Equal") } == [])
  }

  @Test("A change by each of two ready jobs: one body after both")
  func jobs() throws {
    let model = Model()
    let simulation = Simulation {
      Reader(model: model)
      Button("Jobs") {
        Task { model.a += 1 }
        Task { model.a += 1 }
      }
    }
    #expect(try simulation.lines { try simulation.tap("Jobs") } == ["a 2"])
  }

  @Test("Parent and child that read one property are evaluated once each, parent first")
  func parentAndChild() throws {
    let model = Model()
    let simulation = Simulation { Family(model: model) }
    #expect(simulation.lines == ["parent 0", "child 0"])
    #expect(try simulation.lines { try simulation.tap("Change") } == ["parent 1", "child 1"])
  }

  @Test("A property read in a closure that the body does not call is not tracked")
  func closure() throws {
    let model = Model()
    let simulation = Simulation { Lazy(model: model) }
    #expect(simulation.lines == ["body"])
    #expect(try simulation.lines { try simulation.tap("Read and change") } == ["read 0"])
    #expect(try simulation.lines { try simulation.tap("Read and change") } == ["read 1"])
  }

  @Test("What a ForEach's closure reads concerns the ForEach, not the body around it")
  func builders() throws {
    let model = Model()
    let simulation = Simulation { Rows(model: model) }
    #expect(simulation.lines == ["body", "row 1: 0", "row 2: 0"])
    #expect(try simulation.lines { try simulation.tap("Change") } == ["row 1: 1", "row 2: 1"])
  }

  @Test("A write that update() makes before the body reads the property starts no other pass")
  func writeInUpdate() throws {
    let simulation = Simulation(limits: .init(passes: 10)) { Writing() }
    #expect(simulation.lines == ["update", "body 1"])
    #expect(try simulation.lines { try simulation.tap("Again") } == ["update", "body 2"])
    #expect(try simulation.lines { try simulation.tap("Again") } == ["update", "body 3"])
    #expect(simulation.warningTexts == [])
  }

  @Test("A write in a body reaches others in the next pass, and ends")
  func writeInBody() throws {
    let model = Model()
    let simulation = Simulation(limits: .init(passes: 10)) {
      Reader(model: model)
      Copier(model: model)
    }
    #expect(simulation.lines == ["a 0", "copier", "a 7"])
  }

  @Test("An object in an object, and an array of objects, are tracked where they are read")
  func nestedObjects() throws {
    let library = Library()
    let simulation = Simulation {
      Titles(library: library)
      Button("Rename") { library.books[1].title = "second, new" }
      Button("Add") { library.books.append(Book("third")) }
      Button("Unrelated") { library.name = "other" }
    }
    #expect(simulation.lines == ["titles first, second"])
    #expect(
      try simulation.lines { try simulation.tap("Rename") } == ["titles first, second, new"]
    )
    #expect(
      try simulation.lines { try simulation.tap("Add") } == ["titles first, second, new, third"]
    )
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
  }

  @Test("A computed property is tracked through what it is computed from")
  func computed() throws {
    let model = Model()
    let simulation = Simulation {
      Sum(model: model)
      Buttons(model: model)
    }
    #expect(simulation.lines == ["sum 0"])
    #expect(try simulation.lines { try simulation.tap("Change b") } == ["sum 1"])
  }

  @Test("An object in the environment is tracked per property; another object is a change")
  func environmentObject() throws {
    let simulation = Simulation { Providing() }
    #expect(simulation.lines == ["reads 0"])
    #expect(try simulation.lines { try simulation.tap("Change a") } == ["reads 1"])
    #expect(try simulation.lines { try simulation.tap("Change b") } == [])
    #expect(try simulation.lines { try simulation.tap("Replace") } == ["reads 0"])
    #expect(try simulation.lines { try simulation.tap("Change a") } == ["reads 1"])
  }

  @Test("@Bindable leads writes to the object, and readers are told")
  func bindable() throws {
    let model = Model()
    let simulation = Simulation {
      Editor(model: model)
      Reader(model: model)
    }
    #expect(try simulation.lines { try simulation.tap("Add 5") } == ["a 5"])
  }

  @Test("A view that was removed hears nothing")
  func removed() throws {
    let model = Model()
    let simulation = Simulation { Removing(model: model) }
    #expect(simulation.lines == ["a 0"])
    try simulation.tap("Remove")
    #expect(try simulation.lines { try simulation.tap("Change") } == [])
    model.a += 1
    #expect(try simulation.lines { try simulation.advance(by: .zero) } == [])
  }

  @Test("An object in a state is one object, and lives as long as the state")
  func inState() throws {
    let simulation = Simulation { Owner() }
    #expect(simulation.screen == "0\n[Add]\n[Other id]")
    try simulation.tap("Add")
    #expect(simulation.screen == "1\n[Add]\n[Other id]")
    #expect(try simulation.lines { try simulation.tap("Other id") } == ["model is gone"])
    #expect(simulation.screen == "0\n[Add]\n[Other id]")
  }

  @Test("Two simulations of one object are both told")
  func twoSimulations() throws {
    let model = Model()
    let first = Simulation {
      Reader(model: model)
      Buttons(model: model)
    }
    let second = Simulation { Reader(model: model) }
    try first.tap("Change a")
    #expect(first.lines == ["a 0", "a 1"])
    #expect(second.lines == ["a 0"])
    try second.advance(by: .zero)
    #expect(second.lines == ["a 0", "a 1"])
  }

  @Test("A leaf evaluated 100 000 times beside an unchanged object leaves no registrations behind")
  func registrationsAreBounded() throws {
    let model = Model()
    let simulation = Simulation { Restless(model: model) }
    for _ in 1...1_000 {
      try simulation.perform { model.write?() }
    }
    let noticesOfAThousand = self.notices(simulation) { model.a += 1 }
    for _ in 1...100_000 {
      try simulation.perform { model.write?() }
    }
    #expect(simulation.screen == "a 1, count 101000")
    #expect(self.notices(simulation) { model.a += 1 } <= noticesOfAThousand)
    #expect(noticesOfAThousand < 20)
  }

  @Test("Nor do 10 000 views that have read it and gone")
  func registrationsOfTheGone() throws {
    let model = Model()
    let simulation = Simulation { Coming(model: model) }
    for _ in 1...10_000 {
      try simulation.perform { model.write?() }
    }
    #expect(simulation.screen == "0, a 0")
    #expect(self.notices(simulation) { model.a += 1 } < 10)
  }

  /// How often the runtime is told of a change of an observable object while `body` runs.
  private func notices(_ simulation: Simulation, _ body: @MainActor () -> Void) -> Int {
    let before = simulation.world.noticeCount
    try? simulation.perform { body() }
    return simulation.world.noticeCount - before
  }
}

// MARK: - Models and views

@Observable @MainActor
private final class Model {
  var a = 0
  var b = 0
  var readsB = false
  @ObservationIgnored var write: (() -> Void)?

  var sum: Int { self.a + self.b }
}

private struct Reader: View {
  let model: Model

  var body: some View {
    let text = self.model.readsB ? "b \(self.model.b)" : "a \(self.model.a)"
    let _ = print(text)
    Text(text)
  }
}

private struct Buttons: View {
  let model: Model

  var body: some View {
    Button("Change a") { self.model.a += 1 }
    Button("Change b") { self.model.b += 1 }
    Button("Switch") { self.model.readsB.toggle() }
  }
}

private struct Family: View {
  let model: Model

  var body: some View {
    let _ = print("parent \(self.model.a)")
    Child(model: self.model, number: self.model.a)
    Button("Change") { self.model.a += 1 }
  }

  struct Child: View {
    let model: Model
    let number: Int

    var body: some View {
      let _ = print("child \(self.model.a)")
      Text("\(self.model.a)")
    }
  }
}

private struct Lazy: View {
  let model: Model

  var body: some View {
    let _ = print("body")
    Button("Read and change") {
      print("read \(self.model.a)")
      self.model.a += 1
    }
  }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    let _ = print("body")
    ForEach(1...2, id: \.self) { number in
      let _ = print("row \(number): \(self.model.a)")
      Text("\(self.model.a)")
    }
    Button("Change") { self.model.a += 1 }
  }
}

@Observable @MainActor
private final class Storage {
  var count = 0
}

@MainActor
private struct Counting: @MainActor DynamicProperty {
  @State private var storage = Storage()

  var count: Int { self.storage.count }

  mutating func update() {
    print("update")
    self.storage.count += 1
  }
}

private struct Writing: View {
  private var counting = Counting()
  @State private var trigger = 0

  var body: some View {
    let _ = print("body \(self.counting.count)")
    let _ = self.trigger
    Button("Again") { self.trigger += 1 }
  }
}

private struct Copier: View {
  let model: Model

  var body: some View {
    let _ = print("copier")
    let _ = self.write()
    Text("")
  }

  private func write() { self.model.a = 7 }
}

@Observable @MainActor
private final class Book {
  var title: String

  init(_ title: String) {
    self.title = title
  }
}

@Observable @MainActor
private final class Library {
  var name = "library"
  var books = [Book("first"), Book("second")]
}

private struct Titles: View {
  let library: Library

  var body: some View {
    let titles = self.library.books.map(\.title).joined(separator: ", ")
    let _ = print("titles \(titles)")
    Text(titles)
  }
}

private struct Sum: View {
  let model: Model

  var body: some View {
    let _ = print("sum \(self.model.sum)")
    Text("\(self.model.sum)")
  }
}

private struct Providing: View {
  @State private var model = Model()

  var body: some View {
    Consumer().environment(self.model)
    Button("Change a") { self.model.a += 1 }
    Button("Change b") { self.model.b += 1 }
    Button("Replace") { self.model = Model() }
  }

  struct Consumer: View {
    @Environment(Model.self) private var model

    var body: some View {
      let _ = print("reads \(self.model.a)")
      Text("\(self.model.a)")
    }
  }
}

private struct Editor: View {
  @Bindable var model: Model

  var body: some View {
    Adder(number: self.$model.a)
  }

  struct Adder: View {
    @Binding var number: Int

    var body: some View {
      Button("Add 5") { self.number += 5 }
    }
  }
}

private struct Removing: View {
  let model: Model
  @State private var isThere = true

  var body: some View {
    if self.isThere { Reader(model: self.model) }
    Button("Remove") { self.isThere = false }
    Button("Change") { self.model.a += 1 }
  }
}

@Observable
private final class MortalModel: @unchecked Sendable {
  var count = 0

  deinit {
    if self.count > 0 { print("model is gone") }
  }
}

private struct Owner: View {
  @State private var id = 0

  var body: some View {
    Content().id(self.id)
    Button("Other id") { self.id += 1 }
  }

  struct Content: View {
    @State private var model = MortalModel()

    var body: some View {
      Text("\(self.model.count)")
      Button("Add") { self.model.count += 1 }
    }
  }
}

private struct Restless: View {
  let model: Model
  @State private var count = 0

  var body: some View {
    Text(verbatim: "a \(self.model.a), count \(self.count)")
      .onAppear { self.model.write = { self.count += 1 } }
  }
}

private struct Coming: View {
  let model: Model
  @State private var id = 0

  var body: some View {
    Text(verbatim: "0, a \(self.model.b)").onAppear { self.model.write = { self.id += 1 } }
    Silent(model: self.model).id(self.id)
  }

  struct Silent: View {
    let model: Model

    var body: some View {
      if self.model.a < 0 { Text("negative") }
    }
  }
}
