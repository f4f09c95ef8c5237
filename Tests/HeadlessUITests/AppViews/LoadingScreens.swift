import HeadlessUI
import Testing

// MARK: - Loading states, and a view for all of them

enum LoadingState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(any Error)
}

struct LoadingView<Value, Content: View>: View {
  let state: LoadingState<Value>
  let retry: () async -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch state {
    case .idle:
      Color.clear
    case .loading:
      ProgressView("Loading…")
    case .loaded(let value):
      content(value)
    case .failed(let error):
      Text(error.localizedDescription)
      Button("Try Again") {
        Task { await retry() }
      }
    }
  }
}

// MARK: - A list that loads when it appears

struct Article: Identifiable, Codable, Sendable {
  let id: Int
  let title: String
}

struct ArticleServiceError: LocalizedError {
  var errorDescription: String? { "The server is away." }
}

protocol ArticleService: Sendable {
  func articles() async throws -> [Article]
}

actor FlakyArticleService: ArticleService {
  private var attempts = 0

  func articles() async throws -> [Article] {
    attempts += 1
    try await Task.sleep(for: .milliseconds(500))
    guard attempts > 1 else { throw ArticleServiceError() }
    return [Article(id: 1, title: "Actors"), Article(id: 2, title: "Views")]
  }
}

@MainActor
@Observable
final class ArticleListModel {
  private(set) var state: LoadingState<[Article]> = .idle
  @ObservationIgnored private let service: any ArticleService

  init(service: any ArticleService) {
    self.service = service
  }

  func load() async {
    state = .loading
    do {
      state = .loaded(try await service.articles())
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed(error)
    }
  }
}

struct ArticleListView: View {
  @State private var model: ArticleListModel

  init(service: some ArticleService) {
    _model = State(initialValue: ArticleListModel(service: service))
  }

  var body: some View {
    LoadingView(state: model.state, retry: model.load) { articles in
      List(articles) { Text($0.title) }
    }
    .task { await model.load() }
  }
}

// MARK: - A profile that loads for each user

struct MemberView: View {
  let members = ["ada", "alan"]
  @State private var memberID = "ada"
  @State private var biography: String?

  var body: some View {
    VStack {
      Picker("Member", selection: $memberID) {
        ForEach(members, id: \.self) { Text($0) }
      }
      Text(biography ?? "…")
    }
    .task(id: memberID) {
      biography = nil
      do {
        biography = try await fetchBiography(of: memberID)
      } catch {
        print("\(memberID) has replaced another member")
      }
    }
  }

  private func fetchBiography(of id: String) async throws -> String {
    try await Task.sleep(for: .seconds(2))
    return "\(id) wrote programs."
  }
}

// MARK: - Tests

@Suite("App views: loading")
@MainActor
struct LoadingScreens {
  @Test("A view model loads when its view appears, fails, and loads again")
  func articles() throws {
    let simulation = Simulation { ArticleListView(service: FlakyArticleService()) }
    #expect(simulation.screen == "Loading… (in progress)")
    try simulation.advance(by: .milliseconds(500))
    #expect(simulation.screen == "The server is away.\n[Try Again]")
    try simulation.tap("Try Again")
    #expect(simulation.screen == "Loading… (in progress)")
    try simulation.advance(by: .milliseconds(500))
    #expect(simulation.screen == "Actors\nViews")
    try simulation.end()
  }

  @Test("A task starts anew for another id, and the old one is cancelled")
  func members() throws {
    let simulation = Simulation { MemberView() }
    #expect(simulation.screen == "Member: ada\n…")
    try simulation.advance(by: .seconds(1))
    let lines = try simulation.lines { try simulation.choose("alan") }
    #expect(lines == ["alan has replaced another member"])
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "Member: alan\n…")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "Member: alan\nalan wrote programs.")
    try simulation.end()
  }
}
