// Told: nobody waits for the server
import HeadlessUI

/// A cookbook: a list of recipes, each with a screen for its reviews.
@MainActor
func wrongF_1_onlyPrints() -> some View {
  CookbookView()
}

/// The server with the reviews; leave it as it is.
@MainActor
private enum ReviewServer {
  /// Answers after two seconds, or throws as soon as the task is cancelled.
  static func reviews(of recipe: String) async throws -> [String] {
    print("Reviews of \(recipe) are asked for.")
    try await Task.sleep(for: .seconds(2))
    return ["“My \(recipe) were gone in a minute.”", "“\(recipe) again tomorrow!”"]
  }
}

private struct CookbookView: View {
  @State private var visited: Set<String> = []

  var body: some View {
    NavigationStack {
      List(["Pancakes", "Dumplings"], id: \.self) { recipe in
        NavigationLink(recipe, value: recipe)
      }
      .navigationDestination(for: String.self) { recipe in
        ReviewsView(recipe: recipe)
          .onAppear {
            if visited.insert(recipe).inserted {
              print("Reviews of \(recipe) are asked for.")
            }
          }
      }
    }
  }
}

/// Shows the reviews of its recipe, and asks for them if they are not there.
private struct ReviewsView: View {
  let recipe: String

  var body: some View {
    VStack {
      Text(recipe)
      if let reviews = ["“My \(recipe) were gone in a minute.”"] as [String]? {
        ForEach(reviews, id: \.self) { review in
          Text(review)
        }
      } else {
        ProgressView()
      }
    }
  }
}
