import HeadlessUI

/// A cookbook: a list of recipes, each with a screen for its reviews.
@MainActor
func exerciseF_1() -> some View {
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
  var body: some View {
    NavigationStack {
      List(["Pancakes", "Dumplings"], id: \.self) { recipe in
        NavigationLink(recipe, value: recipe)
      }
      .navigationDestination(for: String.self) { recipe in
        ReviewsView(recipe: recipe)
      }
    }
  }
}

/// Should ask for the reviews of its recipe once, and from then on show them at once.
private struct ReviewsView: View {
  @State private var reviews: [String]?
  let recipe: String

  var body: some View {
    VStack {
      Text(recipe)
      if let reviews {
        ForEach(reviews, id: \.self) { review in
          Text(review)
        }
      } else {
        ProgressView()
      }
    }
    .task {
      reviews = try? await ReviewServer.reviews(of: recipe)
    }
  }
}
