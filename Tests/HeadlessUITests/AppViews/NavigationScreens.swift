import HeadlessUI
import Testing

// MARK: - A path of values

struct Recipe: Identifiable, Hashable {
  let id: String
  let ingredients: [String]
  var related: [Recipe] = []

  static let soup = Recipe(id: "Soup", ingredients: ["Water", "Leek"], related: [bread])
  static let bread = Recipe(id: "Bread", ingredients: ["Flour", "Water"])
}

struct RecipeBrowser: View {
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      List([Recipe.soup, .bread]) { recipe in
        NavigationLink(recipe.id, value: recipe)
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe) { path.removeAll() }
      }
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  var onClose: () -> Void = {}

  @State private var servings = 2

  var body: some View {
    List {
      Section("For \(servings)") {
        ForEach(recipe.ingredients, id: \.self, content: Text.init)
      }
      Stepper("Servings", value: $servings, in: 1...12)
      if !recipe.related.isEmpty {
        Section("Goes with") {
          ForEach(recipe.related) { related in
            NavigationLink(value: related) {
              Label(related.id, systemImage: "fork.knife")
            }
          }
        }
      }
    }
    .navigationTitle(recipe.id)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("All Recipes") { onClose() }
      }
    }
  }
}

// MARK: - Links to views

struct HelpView: View {
  @State private var visits = 0

  var body: some View {
    NavigationStack {
      Form {
        NavigationLink("About") {
          AboutPage(visits: $visits)
        }
        NavigationLink {
          Text("© 2026")
            .navigationTitle("Licence")
        } label: {
          Label("Licence", systemImage: "doc.text")
        }
        Text("About was opened \(visits) times")
      }
      .navigationTitle("Help")
    }
  }
}

private struct AboutPage: View {
  @Binding var visits: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Version 1.0")
      Button("Done") { dismiss() }
    }
    .navigationTitle("About")
    .onAppear { visits += 1 }
  }
}

// MARK: - Tests

@Suite("App views: navigation")
@MainActor
struct NavigationScreens {
  @Test("Links push values; a screen below keeps its state; the path is emptied at once")
  func recipes() throws {
    let simulation = Simulation { RecipeBrowser() }
    #expect(simulation.screen == "navigation “Recipes”\n  [Soup ›]\n  [Bread ›]")
    try simulation.tap("Soup")
    try simulation.increment("Servings")
    let soup = """
      [‹ Back] “Soup”
        toolbar
          [All Recipes]
        For 3
          Water
          Leek
        Servings [-][+]
        Goes with
          [Bread ›]
      """
    #expect(simulation.screen == soup)
    try simulation.tap("Bread")
    #expect(simulation.screenLines.first == "[‹ Back] “Bread”")
    #expect(simulation.screenLines[3] == "  For 2")
    try simulation.goBack()
    #expect(simulation.screen == soup)
    try simulation.tap("Bread")
    try simulation.tap("All Recipes")
    #expect(simulation.screenLines.first == "navigation “Recipes”")
  }

  @Test("Links to views push them; dismiss pops them")
  func help() throws {
    let simulation = Simulation { HelpView() }
    try simulation.tap("About")
    #expect(simulation.screen == "[‹ Back] “About”\n  Version 1.0\n  [Done]")
    try simulation.tap("Done")
    try simulation.tap("About")
    try simulation.goBack()
    #expect(
      simulation.screen == """
        navigation “Help”
          [About ›]
          [Licence ›]
          About was opened 2 times
        """
    )
    try simulation.tap("Licence")
    #expect(simulation.screen == "[‹ Back] “Licence”\n  © 2026")
  }
}
