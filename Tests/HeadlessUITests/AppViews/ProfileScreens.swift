import HeadlessUI
import Testing

// MARK: - Bindings through three levels

struct Address: Equatable {
  var street = ""
  var city = ""
}

struct UserProfile: Equatable {
  var name: String
  var address = Address()
  var isPublic = false
}

struct ProfileScreen: View {
  @State private var profile = UserProfile(name: "Ada")
  @State private var saved: UserProfile?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(summary).font(.headline)
      ProfileEditor(profile: $profile)
      Button("Save") { saved = profile }
        .buttonStyle(.borderedProminent)
        .disabled(saved == profile)
    }
    .padding()
  }

  private var summary: String {
    profile.address.city.isEmpty ? profile.name : "\(profile.name), \(profile.address.city)"
  }
}

struct ProfileEditor: View {
  @Binding var profile: UserProfile

  var body: some View {
    TextField("Name", text: $profile.name)
      .textFieldStyle(.roundedBorder)
    AddressEditor(address: $profile.address)
    Toggle("Public", isOn: $profile.isPublic)
  }
}

struct AddressEditor: View {
  @Binding var address: Address

  var body: some View {
    Group {
      TextField("Street", text: $address.street)
      CityField(city: $address.city)
    }
    .autocorrectionDisabled()
  }
}

private struct CityField: View {
  @Binding var city: String

  init(city: Binding<String>) {
    _city = city
  }

  var body: some View {
    HStack {
      TextField("City", text: $city, prompt: Text("Required"))
      if !city.isEmpty {
        Button {
          city = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .accessibilityLabel("Clear city")
          Text("Clear")
        }
        .buttonStyle(.plain)
      }
    }
  }
}

// MARK: - Optional binding

struct NicknameView: View {
  @State private var nickname: String?

  var body: some View {
    VStack {
      if let nickname {
        Text("Nickname: \(nickname)")
      } else {
        Text("No nickname")
      }
      if let $nickname = Binding($nickname) {
        TextField("Nickname", text: $nickname)
        Button("Remove", role: .destructive) { nickname = nil }
      } else {
        Button("Add nickname") { nickname = "" }
      }
    }
  }
}

// MARK: - A binding made by hand

struct TemperatureConverter: View {
  @State private var celsius = 20.0

  private var fahrenheit: Binding<Double> {
    Binding(
      get: { celsius * 9 / 5 + 32 },
      set: { celsius = ($0 - 32) * 5 / 9 }
    )
  }

  var body: some View {
    Form {
      TextField("Celsius", value: $celsius, format: .number)
      TextField("Fahrenheit", value: fahrenheit, format: .number.precision(.fractionLength(0...1)))
      Text(celsius, format: .number.precision(.fractionLength(1)))
    }
  }
}

// MARK: - Tests

@Suite("App views: profiles")
@MainActor
struct ProfileScreens {
  @Test("A binding of a binding of a binding writes to the state at the top")
  func profile() throws {
    let simulation = Simulation { ProfileScreen() }
    #expect(
      simulation.screen == """
        Ada
        Name: “Ada”
        Street: “”
        City: “”
        [ ] Public
        [Save]
        """
    )
    try simulation.type("London", into: "City")
    try simulation.tap("Save")
    #expect(
      simulation.screen == """
        Ada, London
        Name: “Ada”
        Street: “”
        City: “London”
        [Clear]
        [ ] Public
        [Save] (disabled)
        """
    )
    try simulation.tap("Clear")
    #expect(simulation.screenLines.first == "Ada")
    #expect(simulation.screenLines.last == "[Save]")
  }

  @Test("A binding to the value in an optional is there when the value is")
  func nickname() throws {
    let simulation = Simulation { NicknameView() }
    #expect(simulation.screen == "No nickname\n[Add nickname]")
    try simulation.tap("Add nickname")
    try simulation.type("Countess", into: "Nickname")
    #expect(simulation.screen == "Nickname: Countess\nNickname: “Countess”\n[Remove]")
    try simulation.tap("Remove")
    #expect(simulation.screen == "No nickname\n[Add nickname]")
  }

  @Test("Two fields show one state in two units")
  func converter() throws {
    let simulation = Simulation { TemperatureConverter() }
    #expect(simulation.screen == "Celsius: “20”\nFahrenheit: “68”\n20.0")
    try simulation.type("212", into: "Fahrenheit")
    #expect(simulation.screen == "Celsius: “100”\nFahrenheit: “212”\n100.0")
    try simulation.type("-5.5", into: "Celsius")
    #expect(simulation.screen == "Celsius: “-5.5”\nFahrenheit: “22.1”\n-5.5")
    try simulation.type("cold", into: "Celsius")
    #expect(simulation.screenLines.first == "Celsius: “-5.5”")
  }
}
