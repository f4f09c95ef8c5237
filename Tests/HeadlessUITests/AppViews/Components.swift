import HeadlessUI
import Testing

// MARK: - Generic containers

struct Card<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header.font(.headline)
      Divider()
      content
    }
    .padding()
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .shadow(radius: 4)
  }
}

extension Card where Header == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

struct Accordion<Content: View>: View {
  let title: String
  @ViewBuilder var content: () -> Content

  @State private var isExpanded = false

  var body: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
    } label: {
      Label(title, systemImage: isExpanded ? "chevron.down" : "chevron.right")
    }
    if isExpanded {
      content()
    }
  }
}

struct FAQScreen: View {
  @State private var answers = 0

  var body: some View {
    Card("Questions") {
      Accordion(title: "What is it?") {
        Text("A workbook.")
        Button("Helpful") { answers += 1 }
      }
      Accordion(title: "Why?") { Text("To watch.") }
    }
    Card {
      Text(answers == 0 ? "none" : "\(answers)")
    } header: {
      Label("Helpful answers", systemImage: "hand.thumbsup")
    }
  }
}

// MARK: - Views of a type that does not show

struct DashboardView: View {
  enum Widget: String, CaseIterable {
    case clock
    case weather
    case notes
  }

  @State private var widgets: [Widget] = [.clock, .weather]

  var body: some View {
    ForEach(widgets, id: \.self) { view(for: $0) }
    Button("Rotate") {
      widgets = widgets.map { widget in
        let all = Widget.allCases
        let index = all.firstIndex(of: widget).map { ($0 + 1) % all.count } ?? 0
        return all[index]
      }
    }
  }

  private func view(for widget: Widget) -> AnyView {
    switch widget {
    case .clock: AnyView(Text(Date.now, style: .time))
    case .weather: AnyView(Label("Sunny", systemImage: "sun.max"))
    case .notes:
      AnyView(
        Group {
          Text("Note 1")
          Text("Note 2")
        }
      )
    }
  }
}

// MARK: - Tests

@Suite("App views: components")
@MainActor
struct Components {
  @Test("Containers take any views, with and without a header of their own")
  func cards() throws {
    let simulation = Simulation { FAQScreen() }
    #expect(simulation.screen == "Questions\n[What is it?]\n[Why?]\nHelpful answers\nnone")
    try simulation.tap("What is it?")
    try simulation.tap("Helpful")
    #expect(
      simulation.screen == """
        Questions
        [What is it?]
        A workbook.
        [Helpful]
        [Why?]
        Helpful answers
        1
        """
    )
    try simulation.tap("What is it?")
    #expect(simulation.screenLines.count == 5)
  }

  @Test("A factory of erased views makes another one for another value")
  func dashboard() throws {
    let simulation = Simulation { DashboardView() }
    #expect(simulation.screen == "9:41\nSunny\n[Rotate]")
    try simulation.tap("Rotate")
    #expect(simulation.screen == "Sunny\nNote 1\nNote 2\n[Rotate]")
  }
}
