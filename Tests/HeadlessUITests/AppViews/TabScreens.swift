import HeadlessUI
import Testing

// MARK: - Tabs with a selection

struct MainTabView: View {
  enum Tab: Hashable {
    case home
    case search
    case profile
  }

  @State private var selectedTab: Tab = .home
  @State private var searchText = ""

  var body: some View {
    TabView(selection: $selectedTab) {
      HomeTab(selectedTab: $selectedTab, searchText: $searchText)
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Tab.home)

      SearchTab(text: $searchText)
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(Tab.search)

      NavigationStack {
        NavigationLink("Orders") { Text("No orders yet") }
          .navigationTitle("Profile")
      }
      .tabItem { Label("Profile", systemImage: "person") }
      .tag(Tab.profile)
    }
    .onChange(of: selectedTab) { oldTab, newTab in
      print("\(oldTab) → \(newTab)")
    }
  }
}

private struct HomeTab: View {
  @Binding var selectedTab: MainTabView.Tab
  @Binding var searchText: String

  var body: some View {
    Button("Find tea") {
      searchText = "tea"
      selectedTab = .search
    }
  }
}

private struct SearchTab: View {
  @Binding var text: String
  @State private var searches = 0

  var body: some View {
    TextField("Search", text: $text)
    Text("searched \(searches) times")
      .onAppear { if !text.isEmpty { searches += 1 } }
  }
}

// MARK: - Tabs of today

struct LibraryView: View {
  @State private var selection = "books"

  var body: some View {
    TabView(selection: $selection) {
      Tab("Books", systemImage: "book", value: "books") {
        Text("12 books")
      }
      Tab("Films", systemImage: "film", value: "films") {
        Text("3 films")
        Button("Back to Books") { selection = "books" }
      }
    }
  }
}

// MARK: - Tests

@Suite("App views: tabs")
@MainActor
struct TabScreens {
  @Test("A view in one tab selects another; each keeps what it has")
  func tabs() throws {
    let simulation = Simulation { MainTabView() }
    #expect(simulation.screen == "tab 1 of 3 “Home”\n  [Find tea]")
    try simulation.tap("Find tea")
    #expect(
      simulation.screen == "tab 2 of 3 “Search”\n  Search: “tea”\n  searched 1 times"
    )
    try simulation.select(tab: 3)
    try simulation.tap("Orders")
    #expect(simulation.screen == "tab 3 of 3 “Profile”\n  [‹ Back]\n    No orders yet")
    try simulation.select(tab: 2)
    #expect(simulation.screenLines.last == "  searched 2 times")
    try simulation.select(tab: 3)
    #expect(simulation.screenLines.last == "    No orders yet")
    #expect(
      simulation.lines == [
        "home → search", "search → profile", "profile → search", "search → profile",
      ]
    )
  }

  @Test("Tabs with their value beside their title")
  func library() throws {
    let simulation = Simulation { LibraryView() }
    #expect(simulation.screen == "tab 1 of 2 “Books”\n  12 books")
    try simulation.select(tab: 2)
    #expect(simulation.screen == "tab 2 of 2 “Films”\n  3 films\n  [Back to Books]")
    try simulation.tap("Back to Books")
    #expect(simulation.screenLines.first == "tab 1 of 2 “Books”")
  }
}
