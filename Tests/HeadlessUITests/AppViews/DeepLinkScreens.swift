import HeadlessUI
import Testing

// MARK: - A deep link

@MainActor
@Observable
final class Router {
  enum Route: Hashable {
    case order(Int)
    case support
  }

  var path = NavigationPath()

  func open(_ url: URL) {
    path = NavigationPath()
    switch url.host() {
    case "order":
      if let number = Int(url.lastPathComponent) { path.append(Route.order(number)) }
    case "support":
      path.append(Route.order(1))
      path.append(Route.support)
    default:
      break
    }
  }
}

struct OrdersView: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Orders")
        .navigationDestination(for: Router.Route.self, destination: destination)
    }
  }

  @ViewBuilder
  private func destination(for route: Router.Route) -> some View {
    switch route {
    case .order(let number):
      VStack {
        Text("Order \(number)")
        NavigationLink("Help", value: Router.Route.support)
      }
    case .support:
      Text("How can we help?")
      Button("Back to Orders") { router.path = .init() }
    }
  }
}

// MARK: - Tests

@Suite("App views: deep links")
@MainActor
struct DeepLinkScreens {
  @Test("A model opens several screens at once")
  func deepLink() throws {
    let router = Router()
    let simulation = Simulation { OrdersView(router: router) }
    #expect(simulation.screen == "navigation\n  Orders")
    let url = try #require(URL(string: "shop://order/42"))
    try simulation.perform { router.open(url) }
    #expect(simulation.screen == "[‹ Back]\n  Order 42\n  [Help ›]")
    try simulation.tap("Help")
    #expect(router.path.count == 2)
    let support = try #require(URL(string: "shop://support"))
    try simulation.perform { router.open(support) }
    #expect(simulation.screen == "[‹ Back]\n  How can we help?\n  [Back to Orders]")
    try simulation.goBack()
    #expect(simulation.screen == "[‹ Back]\n  Order 1\n  [Help ›]")
    try simulation.tap("Help")
    try simulation.tap("Back to Orders")
    #expect(simulation.screen == "navigation\n  Orders")
    #expect(router.path.isEmpty)
  }
}
