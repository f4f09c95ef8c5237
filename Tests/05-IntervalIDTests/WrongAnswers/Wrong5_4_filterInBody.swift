// Told: It cannot find more of them
import HeadlessUI

@testable import IntervalIDChapter

/// Searches a cookbook.
@MainActor
func wrong5_4_filterInBody() -> some View {
  CookbookView()
}

private struct CookbookView: View {
  @Recipes private var recipes

  var body: some View {
    VStack {
      TextField("Search", text: _recipes.$text)
      Toggle("Vegetarian", isOn: _recipes.$isVegetarian)
      Text(shown.isEmpty ? "Nothing found" : shown.joined(separator: ", "))
    }
  }

  private var shown: [String] {
    _recipes.isVegetarian
      ? recipes.filter { ["Chicken Soup", "Fish Cake"].contains($0) == false } : recipes
  }
}

/// What is looked for.
///
/// Upper and lower case should make no difference.
private struct RecipeQuery: Equatable {
  var text: String
  var isVegetarian: Bool

  static func == (lhs: RecipeQuery, rhs: RecipeQuery) -> Bool {
    lhs.text.lowercased() == rhs.text.lowercased()
  }
}

/// The names of the recipes that were found.
///
/// Should search once for each query.
@MainActor
@propertyWrapper
private struct Recipes: @MainActor DynamicProperty {
  @State var text = ""
  @State var isVegetarian = false
  private var task = TaskProperty<RecipeQuery>()
  @State private var storage = RecipesStorage()

  var wrappedValue: [String] { self.storage.names }
}

extension Recipes {
  func update() {
    let query = RecipeQuery(text: self.text, isVegetarian: self.isVegetarian)
    self.task.update(id: query) { @MainActor [query, storage] in
      await storage.search(query)
    }
  }
}

/// Keeps what was found last.
@Observable
@MainActor
private final class RecipesStorage {
  private(set) var names: [String] = []
  private let vegetarian = ["Lentil Soup", "Tomato Soup", "Apple Cake"]
  private let other = ["Chicken Soup", "Fish Cake"]
}

extension RecipesStorage {
  /// Searches for a second.
  func search(_ query: RecipeQuery) async {
    do { try await Task.sleep(for: .seconds(1)) } catch { return }
    let all = query.isVegetarian ? self.vegetarian : self.vegetarian + self.other
    self.names = all.filter { $0.lowercased().contains(query.text.lowercased()) }
    print("Found \(self.names.count) for “\(query.text)”.")
  }
}
