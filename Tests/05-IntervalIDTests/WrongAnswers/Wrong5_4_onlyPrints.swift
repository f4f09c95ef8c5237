// Told: no task has searched for them
import HeadlessUI

@testable import IntervalIDChapter

/// Searches a cookbook.
@MainActor
func wrong5_4_onlyPrints() -> some View {
  CookbookView()
}

private struct CookbookView: View {
  @Recipes private var recipes

  var body: some View {
    VStack {
      TextField("Search", text: _recipes.$text)
      Toggle("Vegetarian", isOn: _recipes.$isVegetarian)
      Text(recipes.isEmpty ? "Nothing found" : recipes.joined(separator: ", "))
    }
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
  @State private var storage = RecipesStorage()

  var wrappedValue: [String] { self.storage.names }
}

extension Recipes {
  func update() {
    self.storage.search(RecipeQuery(text: self.text, isVegetarian: self.isVegetarian))
  }
}

/// Keeps what was found last.
@MainActor
private final class RecipesStorage {
  private(set) var names: [String] = []
  private var last: RecipeQuery?
  private let vegetarian = ["Lentil Soup", "Tomato Soup", "Apple Cake"]
  private let other = ["Chicken Soup", "Fish Cake"]
}

extension RecipesStorage {
  func search(_ query: RecipeQuery) {
    if self.last == query, self.last?.isVegetarian == query.isVegetarian { return }
    self.last = query
    let all = query.isVegetarian ? self.vegetarian : self.vegetarian + self.other
    self.names = all.filter { $0.lowercased().contains(query.text.lowercased()) }
    print("Found \(self.names.count) for “\(query.text)”.")
  }
}
