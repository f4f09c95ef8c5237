import HeadlessUI
import Testing

// MARK: - Login

@MainActor
@Observable
final class LoginViewModel {
  enum Phase: Equatable {
    case idle
    case submitting
    case failed(String)
    case signedIn(user: String)
  }

  var email = ""
  var password = ""
  private(set) var phase = Phase.idle

  var canSubmit: Bool {
    email.contains("@") && password.count >= 4 && phase != .submitting
  }

  func signIn() async {
    phase = .submitting
    do {
      let user = try await authenticate()
      phase = .signedIn(user: user)
    } catch {
      phase = .failed("Wrong password.")
      password = ""
    }
  }

  private func authenticate() async throws -> String {
    try await Task.sleep(for: .seconds(1))
    guard password == "open sesame" else { throw URLError(.userAuthenticationRequired) }
    return email.components(separatedBy: "@")[0]
  }
}

struct LoginView: View {
  @State private var viewModel = LoginViewModel()

  var body: some View {
    switch viewModel.phase {
    case .signedIn(let user):
      Label("Welcome, \(user)!", systemImage: "checkmark.circle")
    case .idle, .submitting, .failed:
      form
    }
  }

  private var form: some View {
    VStack(spacing: 16) {
      TextField("Email", text: $viewModel.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
      SecureField("Password", text: $viewModel.password)
        .textContentType(.password)
        .submitLabel(.go)

      if case .failed(let message) = viewModel.phase {
        Text(message)
          .foregroundStyle(.red)
          .transition(.opacity)
      }

      Button {
        Task { await viewModel.signIn() }
      } label: {
        if viewModel.phase == .submitting {
          ProgressView()
        } else {
          Text("Sign In").frame(maxWidth: .infinity)
        }
      }
      .disabled(!viewModel.canSubmit)
    }
    .textFieldStyle(.roundedBorder)
    .padding(.horizontal, 24)
  }
}

// MARK: - Sign up, with validation

struct SignUpView: View {
  @State private var username = ""
  @State private var age = 17
  @State private var usernameError: LocalizedStringKey?
  @State private var attempts = 0

  var body: some View {
    Form {
      TextField("Username", text: $username)
        .onChange(of: username) { oldValue, newValue in
          validate(newValue)
          if newValue.count > 8 { username = oldValue }
        }
      if let usernameError {
        Text(usernameError)
          .font(.caption)
          .foregroundColor(.red)
      }
      Stepper("Age: \(age)", value: $age, in: 0...120)
      Button("Create Account") { attempts += 1 }
        .disabled(username.isEmpty || usernameError != nil || age < 18)
    }
    .onChange(of: age, initial: true) {
      print("old enough: \(age >= 18)")
    }
    .onChange(of: attempts) { _, count in
      print("attempt \(count) as \(username)")
    }
  }

  private func validate(_ name: String) {
    usernameError = name.contains(" ") ? "No spaces, please." : nil
  }
}

// MARK: - Tests

@Suite("App views: logging in")
@MainActor
struct LoginScreens {
  @Test("The button waits for an address and a password, and shows that it is busy")
  func login() throws {
    let simulation = Simulation { LoginView() }
    #expect(simulation.screen == "Email: “”\nPassword: “”\n[Sign In] (disabled)")
    try simulation.type("ada@example.org", into: "Email")
    try simulation.type("1234", into: "Password")
    #expect(simulation.screen == "Email: “ada@example.org”\nPassword: “••••”\n[Sign In]")
    try simulation.tap("Sign In")
    #expect(simulation.screenLines.last == "[(in progress)] (disabled)")
    try simulation.advance(by: .seconds(1))
    #expect(
      simulation.screen == """
        Email: “ada@example.org”
        Password: “”
        Wrong password.
        [Sign In] (disabled)
        """
    )
    try simulation.type("open sesame", into: "Password")
    try simulation.tap("Sign In")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "Welcome, ada!")
    try simulation.end()
  }

  @Test("onChange validates, limits and reports")
  func signUp() throws {
    let simulation = Simulation { SignUpView() }
    #expect(simulation.lines == ["old enough: false"])
    #expect(simulation.screen == "Username: “”\nAge: 17 [-][+]\n[Create Account] (disabled)")
    try simulation.type("a b", into: "Username")
    #expect(
      simulation.screen == """
        Username: “a b”
        No spaces, please.
        Age: 17 [-][+]
        [Create Account] (disabled)
        """
    )
    try simulation.type("ada", into: "Username")
    try simulation.type("ada lovelace", into: "Username")
    #expect(simulation.screenLines.first == "Username: “ada”")
    let lines = try simulation.lines {
      try simulation.increment("Age: 17")
      try simulation.tap("Create Account")
    }
    #expect(lines == ["old enough: true", "attempt 1 as ada"])
    #expect(simulation.screen == "Username: “ada”\nAge: 18 [-][+]\n[Create Account]")
  }
}
