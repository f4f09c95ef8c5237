// Told: they are asked for each time
import HeadlessUI

/// A cookbook: a list of recipes, each with a screen for its reviews.
@MainActor
func wrongF_1_asksAgain() -> some View {
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
  @State private var model = ReviewsModel()

  var body: some View {
    NavigationStack {
      List(["Pancakes", "Dumplings"], id: \.self) { recipe in
        NavigationLink(recipe, value: recipe)
      }
      .navigationDestination(for: String.self) { recipe in
        ReviewsView(recipe: recipe, model: model)
      }
    }
  }
}

/// Shows the reviews of its recipe, and asks for them if they are not there.
private struct ReviewsView: View {
  let recipe: String
  let model: ReviewsModel

  var body: some View {
    VStack {
      Text(recipe)
      if let reviews = model.reviews[recipe] {
        ForEach(reviews, id: \.self) { review in
          Text(review)
        }
      } else {
        ProgressView()
      }
    }
    .task {
      await model.load(recipe)
    }
  }
}

/// The reviews that have been received, for as long as the cookbook is there.
@MainActor
@Observable
private final class ReviewsModel {
  private(set) var reviews: [String: [String]] = [:]

  /// Asks for the reviews of a recipe, unless they are there.
  func load(_ recipe: String) async {
    guard let reviews = try? await ReviewServer.reviews(of: recipe) else { return }
    self.reviews[recipe] = reviews
  }
}
