import HeadlessUI
import Testing

// MARK: - Notifications

struct NotificationSettingsView: View {
  enum Sound: String, CaseIterable, Identifiable {
    case chime
    case bell
    case none

    var id: Self { self }
  }

  @State private var isEnabled = false
  @State private var sound = Sound.chime
  @State private var remindersPerDay = 1

  var body: some View {
    Form {
      Section {
        Toggle("Allow Notifications", isOn: $isEnabled.animation())
      } footer: {
        Text("You can change this at any time.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }

      if isEnabled {
        Section("Options") {
          Picker("Sound", selection: $sound) {
            ForEach(Sound.allCases) { sound in
              Text(sound.rawValue.capitalized).tag(sound)
            }
          }
          .pickerStyle(.menu)
          Stepper("Reminders: \(remindersPerDay)", value: $remindersPerDay, in: 1...3)
        }
      }
    }
    .formStyle(.grouped)
  }
}

// MARK: - Text size

private enum TextSize: Int, CaseIterable {
  case small = 12
  case medium = 16
  case large = 20
}

extension TextSize: CustomStringConvertible {
  var description: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }
}

struct ReadingSettingsView: View {
  @State private var size: TextSize = .medium
  @State private var lineSpacing = 1.5
  @State private var theme: String?

  var body: some View {
    Form {
      Section {
        Picker(selection: $size) {
          ForEach(TextSize.allCases, id: \.self) {
            Text($0.description)
          }
        } label: {
          Label("Text Size", systemImage: "textformat.size")
        }
        .pickerStyle(.segmented)

        Slider(value: $lineSpacing, in: 1...2, step: 0.25) {
          Text("Line Spacing")
        } minimumValueLabel: {
          Text("Tight")
        } maximumValueLabel: {
          Text("Loose")
        }

        Picker("Theme", selection: $theme) {
          Text("System").tag(nil as String?)
          Text("Sepia").tag("sepia" as String?)
        }
      } header: {
        Text("Appearance")
      } footer: {
        Text("Preview: \(size.rawValue) pt, spacing \(lineSpacing, specifier: "%.2f")")
      }

      LabeledContent("Theme", value: theme ?? "automatic")

      Button("Reset to Defaults", role: .destructive, action: reset)
        .disabled(isDefault)
    }
    .navigationTitle("Reading")
  }

  private var isDefault: Bool {
    size == .medium && lineSpacing == 1.5 && theme == nil
  }

  private func reset() {
    size = .medium
    lineSpacing = 1.5
    theme = nil
  }
}

// MARK: - Tests

@Suite("App views: settings")
@MainActor
struct SettingsScreens {
  @Test("A section comes with its switch, and its choices are kept as long as it is there")
  func notifications() throws {
    let simulation = Simulation { NotificationSettingsView() }
    #expect(
      simulation.screen == """
        [ ] Allow Notifications
        You can change this at any time.
        """
    )
    try simulation.toggle("Allow Notifications")
    try simulation.choose("Bell", in: "Sound")
    try simulation.increment()
    #expect(
      simulation.screen == """
        [x] Allow Notifications
        You can change this at any time.
        Options
          Sound: Bell
          Reminders: 2 [-][+]
        """
    )
    try simulation.increment()
    try simulation.increment()
    #expect(simulation.screenLines.last == "  Reminders: 3 [-][+]")
    try simulation.toggle("Allow Notifications")
    #expect(simulation.screenLines.count == 2)
  }

  @Test("Every control writes what the footer reads; the button is there when there is something")
  func reading() throws {
    let simulation = Simulation { ReadingSettingsView() }
    #expect(
      simulation.screen == """
        Appearance
          Text Size: Medium
          Line Spacing: 1.5
          Theme: System
        Preview: 16 pt, spacing 1.50
        Theme: automatic
        [Reset to Defaults] (disabled)
        """
    )
    try simulation.choose("Large")
    try simulation.slide(to: 1.8)
    try simulation.choose("Sepia", in: "Theme")
    #expect(
      simulation.screen == """
        Appearance
          Text Size: Large
          Line Spacing: 1.75
          Theme: Sepia
        Preview: 20 pt, spacing 1.75
        Theme: sepia
        [Reset to Defaults]
        """
    )
    try simulation.tap("Reset to Defaults")
    #expect(simulation.screenLines[4] == "Preview: 16 pt, spacing 1.50")
    #expect(simulation.screenLines.last == "[Reset to Defaults] (disabled)")
  }
}
