import HeadlessUI
import Testing

// R41. SE-0494; forums.swift.org/t/75182: Swifty Memoization; vanvoorden/TaskProperty, “Favorites”.
@Suite("Scenarios: an expensive filter that runs at every tap")
@MainActor struct MemoScenarios {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var isFavorite = true
  }

  /// Filters only when what it is given differs from the last time.
  private struct Favorites: DynamicProperty {
    private final class Storage {
      var key: [Person]?
      var value: [Person] = []
    }

    let people: [Person]
    let isSame: ([Person], [Person]) -> Bool
    @State private var storage = Storage()

    init(_ people: [Person], isSame: @escaping ([Person], [Person]) -> Bool) {
      self.people = people
      self.isSame = isSame
    }

    mutating func update() {
      if let key = storage.key, isSame(key, people) { return }
      print("compute")
      storage.key = people
      storage.value = people.filter(\.isFavorite)
    }

    var value: [Person] { storage.value }
  }

  private struct Plain: View {
    let people: [Person]
    @State private var selection: Int?

    private var favorites: [Person] {
      print("compute")
      return people.filter(\.isFavorite)
    }

    var body: some View {
      Text("selected \(selection ?? 0)")
      List(favorites, selection: $selection) { Text("person \($0.id)") }
    }
  }

  private struct Cached: View {
    private var favorites: Favorites
    @State private var selection: Int?

    init(people: [Person], isSame: @escaping ([Person], [Person]) -> Bool) {
      self.favorites = Favorites(people, isSame: isSame)
    }

    var body: some View {
      Text("selected \(selection ?? 0)")
      List(favorites.value, selection: $selection) { Text("person \($0.id)") }
    }
  }

  private struct Owner: View {
    let isSame: ([Person], [Person]) -> Bool
    @State private var people = [Person(id: 1), Person(id: 2), Person(id: 3, isFavorite: false)]

    var body: some View {
      Cached(people: people, isSame: isSame)
      Button("Favor 3") { people[2].isFavorite = true }
      Button("Rebuild") { people = people.map { Person(id: $0.id, isFavorite: $0.isFavorite) } }
    }
  }

  private let rowsOfTwo = "person 1\nselected:\n  person 2"

  @Test("A computed property filters at each body, and a selection is one")
  func computedProperty() throws {
    let simulation = Simulation {
      Plain(people: [Person(id: 1), Person(id: 2), Person(id: 3, isFavorite: false)])
    }
    try simulation.select(row: "person 1")
    try simulation.select(row: "person 2")
    #expect(simulation.lines == ["compute", "compute", "compute"])
    #expect(simulation.screen == "selected 2\n" + rowsOfTwo)
  }

  @Test("A property that caches by value filters once for each input, equal ones apart")
  func byValue() throws {
    let simulation = Simulation { Owner(isSame: ==) }
    try simulation.select(row: "person 1")
    try simulation.select(row: "person 2")
    #expect(simulation.lines == ["compute"])
    #expect(simulation.screen == "selected 2\n\(rowsOfTwo)\n[Favor 3]\n[Rebuild]")
    try simulation.tap("Favor 3")
    #expect(simulation.lines == ["compute", "compute"])
    try simulation.tap("Rebuild")
    #expect(simulation.lines == ["compute", "compute"])
    #expect(simulation.screen.hasPrefix("selected 2\n\(rowsOfTwo)\nperson 3"))
  }

  @Test("One that caches by storage filters again when an equal array was built separately")
  func byStorage() throws {
    // The state holds an equal array for the same value, so the view is handed what it already has:
    // an array that is built anew comes to the property by way of a parameter.
    let simulation = Simulation { Rebuilding() }
    #expect(simulation.lines == ["compute"])
    try simulation.tap("Same")
    #expect(simulation.lines == ["compute"])
    try simulation.tap("Rebuilt")
    #expect(simulation.lines == ["compute", "compute"])
    #expect(simulation.screen.hasPrefix("selected 0\nperson 1\nperson 2\n"))
  }

  private struct Rebuilding: View {
    @State private var people = [Person(id: 1), Person(id: 2)]
    @State private var count = 0
    @State private var isRebuilt = false

    var body: some View {
      Counted(
        people: isRebuilt ? people.map { Person(id: $0.id) } : people,
        count: count
      )
      Button("Same") { count += 1 }
      Button("Rebuilt") {
        isRebuilt = true
        count += 1
      }
    }

    struct Counted: View {
      let count: Int
      private var favorites: Favorites
      @State private var selection: Int?

      init(people: [Person], count: Int) {
        self.count = count
        self.favorites = Favorites(people) { first, second in
          first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
          }
        }
      }

      var body: some View {
        Text("selected \(selection ?? 0)")
        List(favorites.value, selection: $selection) { Text("person \($0.id)") }
      }
    }
  }
}
