import HeadlessUI
import Testing

// MARK: - Onboarding

struct OnboardingView: View {
  private enum Step: Int, CaseIterable {
    case welcome
    case permissions
    case finished

    var title: LocalizedStringKey {
      switch self {
      case .welcome: "Welcome"
      case .permissions: "Permissions"
      case .finished: "All set!"
      }
    }

    var next: Step? { Step(rawValue: rawValue + 1) }
  }

  @State private var step: Step = .welcome
  @State private var allowsLocation = false

  var body: some View {
    VStack {
      header
      content
      footer
    }
    .animation(.default, value: step)
  }

  private var header: some View {
    VStack {
      Text(step.title)
        .font(.largeTitle)
        .bold()
      ProgressView(value: Double(step.rawValue), total: Double(Step.allCases.count - 1))
    }
  }

  @ViewBuilder private var content: some View {
    switch step {
    case .welcome:
      Text("Let’s get started.")
    case .permissions:
      Toggle("Location", isOn: $allowsLocation)
    case .finished:
      if allowsLocation {
        Text("We know where you are.")
      }
    }
  }

  @ViewBuilder
  private var footer: some View {
    if let next = step.next {
      Button("Next") {
        withAnimation(.snappy) { step = next }
      }
    }
  }
}

// MARK: - A wizard

@Observable
final class TripDraft {
  var destination = ""
  var nights = 1
  var extras: Set<String> = []
}

struct TripWizard: View {
  @State private var draft = TripDraft()
  @State private var page = 0

  private var isPageComplete: Bool {
    page != 0 || !draft.destination.isEmpty
  }

  var body: some View {
    VStack {
      Text("Step \(page + 1) of 3")
      switch page {
      case 0: DestinationPage(draft: draft)
      case 1: ExtrasPage(extras: $draft.extras)
      default: TripSummary(draft: draft)
      }
      HStack {
        if page > 0 {
          Button("Back") { page -= 1 }
        }
        Spacer()
        if page < 2 {
          Button("Continue") { page += 1 }
            .disabled(!isPageComplete)
            .keyboardShortcut(.defaultAction)
        }
      }
    }
  }
}

private struct DestinationPage: View {
  @Bindable var draft: TripDraft

  var body: some View {
    TextField("Destination", text: $draft.destination)
    Stepper(value: $draft.nights, in: 1...14) {
      Text("\(draft.nights) \(draft.nights == 1 ? "night" : "nights")")
    }
  }
}

private struct ExtrasPage: View {
  @Binding var extras: Set<String>

  var body: some View {
    ForEach(["Breakfast", "Parking"], id: \.self) { extra in
      Toggle(extra, isOn: isSelected(extra))
    }
  }

  private func isSelected(_ extra: String) -> Binding<Bool> {
    Binding {
      extras.contains(extra)
    } set: { isOn in
      if isOn { extras.insert(extra) } else { extras.remove(extra) }
    }
  }
}

private struct TripSummary: View {
  let draft: TripDraft

  var body: some View {
    GroupBox("Summary") {
      Text(draft.destination)
      Text("Nights: \(draft.nights)")
      if !draft.extras.isEmpty {
        Text(draft.extras.sorted().joined(separator: ", "))
      }
    }
  }
}

// MARK: - Tests

@Suite("App views: flows")
@MainActor
struct FlowScreens {
  @Test("Each step of an onboarding has its own content")
  func onboarding() throws {
    let simulation = Simulation { OnboardingView() }
    #expect(simulation.screen == "Welcome\n(0 %)\nLet’s get started.\n[Next]")
    try simulation.tap("Next")
    try simulation.toggle("Location")
    #expect(simulation.screen == "Permissions\n(50 %)\n[x] Location\n[Next]")
    try simulation.tap("Next")
    #expect(simulation.screen == "All set!\n(100 %)\nWe know where you are.")
  }

  @Test("A wizard's pages write to one draft, which going back does not lose")
  func wizard() throws {
    let simulation = Simulation { TripWizard() }
    #expect(
      simulation.screen == "Step 1 of 3\nDestination: “”\n1 night [-][+]\n[Continue] (disabled)"
    )
    try simulation.type("Oslo")
    try simulation.increment("1 night")
    try simulation.tap("Continue")
    try simulation.toggle("Parking")
    try simulation.toggle("Breakfast")
    #expect(
      simulation.screen == "Step 2 of 3\n[x] Breakfast\n[x] Parking\n[Back]\n[Continue]"
    )
    try simulation.tap("Back")
    #expect(simulation.screenLines[1...2] == ["Destination: “Oslo”", "2 nights [-][+]"])
    try simulation.tap("Continue")
    try simulation.tap("Continue")
    #expect(
      simulation.screen == """
        Step 3 of 3
        Summary
          Oslo
          Nights: 2
          Breakfast, Parking
        [Back]
        """
    )
  }
}
