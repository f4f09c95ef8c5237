import HeadlessUI
import Testing

// MARK: - An observable object in the environment

@MainActor
@Observable
final class UserSession {
  private(set) var userName: String?
  var prefersMetric = true

  var isSignedIn: Bool { userName != nil }

  func signIn(as name: String) {
    userName = name
  }

  func signOut() {
    userName = nil
  }
}

struct SessionRootView: View {
  @State private var session = UserSession()

  var body: some View {
    Group {
      if session.isSignedIn {
        AccountView()
      } else {
        WelcomeView()
      }
    }
    .environment(session)
  }
}

private struct WelcomeView: View {
  @Environment(UserSession.self) private var session

  var body: some View {
    Button("Continue as Guest") { session.signIn(as: "Guest") }
  }
}

private struct AccountView: View {
  @Environment(UserSession.self) private var session
  @Environment(UserSession.self) private var optionalSession: UserSession?

  var body: some View {
    @Bindable var session = session
    Text(session.userName ?? "nobody")
    Toggle("Metric units", isOn: $session.prefersMetric)
    DistanceLabel(kilometers: 8)
    if optionalSession != nil {
      Button("Sign Out", action: session.signOut)
    }
  }
}

private struct DistanceLabel: View {
  let kilometers: Double
  @Environment(UserSession.self) private var session

  var body: some View {
    if session.prefersMetric {
      Text("\(kilometers, format: .number) km")
    } else {
      Text("\(kilometers / 1.609344, format: .number.precision(.fractionLength(1))) mi")
    }
  }
}

// MARK: - Environment values of the app

struct Theme: Equatable, Sendable {
  var name: String
  var spacing: CGFloat = 8

  static let standard = Theme(name: "Standard")
  static let holiday = Theme(name: "Holiday", spacing: 12)
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

private struct LogActionKey: EnvironmentKey {
  static let defaultValue: @Sendable (String) -> Void = { _ in }
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var logAction: @Sendable (String) -> Void {
    get { self[LogActionKey.self] }
    set { self[LogActionKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }

  fileprivate func onLog(perform action: @escaping @Sendable (String) -> Void) -> some View {
    environment(\.logAction, action)
  }
}

struct ThemedScreen: View {
  @State private var isHoliday = false

  var body: some View {
    VStack {
      Toggle("Holiday", isOn: $isHoliday)
      ThemeBadge(title: "Page")
      ThemeBadge(title: "Preview")
        .theme(.holiday)
      ThemeBadge(title: "Loose")
        .transformEnvironment(\.theme) { $0.name += " (loose)" }
    }
    .theme(isHoliday ? .holiday : .standard)
    .onLog { print("log: \($0)") }
  }
}

private struct ThemeBadge: View {
  let title: String
  @Environment(\.theme) private var theme
  @Environment(\.logAction) private var log
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text("\(title): \(theme.name)")
      .padding(theme.spacing)
      .background(.thinMaterial, in: .rect(cornerRadius: theme.spacing))
      .opacity(isEnabled ? 1 : 0.5)
      .onChange(of: theme) { old, new in
        log("\(title) \(old.name) → \(new.name)")
      }
  }
}

// MARK: - Tests

@Suite("App views: environment")
@MainActor
struct EnvironmentScreens {
  @Test("An object in the environment is read, written and bound to by views further down")
  func session() throws {
    let simulation = Simulation { SessionRootView() }
    #expect(simulation.screen == "[Continue as Guest]")
    try simulation.tap("Continue as Guest")
    #expect(simulation.screen == "Guest\n[x] Metric units\n8 km\n[Sign Out]")
    try simulation.toggle("Metric units")
    #expect(simulation.screen == "Guest\n[ ] Metric units\n5.0 mi\n[Sign Out]")
    try simulation.tap("Sign Out")
    try simulation.tap("Continue as Guest")
    #expect(simulation.screenLines[1] == "[ ] Metric units")
  }

  @Test("The app's own values have defaults, are handed down, overridden and changed on the way")
  func themes() throws {
    let simulation = Simulation { ThemedScreen() }
    #expect(
      simulation.screen == """
        [ ] Holiday
        Page: Standard
        Preview: Holiday
        Loose: Standard (loose)
        """
    )
    let lines = try simulation.lines { try simulation.toggle("Holiday") }
    #expect(
      lines == [
        "log: Page Standard → Holiday",
        "log: Loose Standard (loose) → Holiday (loose)",
      ]
    )
    #expect(
      simulation.screen == """
        [x] Holiday
        Page: Holiday
        Preview: Holiday
        Loose: Holiday (loose)
        """
    )
  }
}
