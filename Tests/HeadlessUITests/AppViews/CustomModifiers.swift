import HeadlessUI
import Testing

// MARK: - Modifiers with state, extensions of View

private struct CopyOnTap: ViewModifier {
  let text: String
  @State private var copies = 0

  func body(content: Content) -> some View {
    HStack {
      content
      Button("Copy") { copies += 1 }
      if copies > 0 {
        Text("Copied “\(text)” ×\(copies)")
      }
    }
  }
}

private struct Badge: ViewModifier {
  @Binding var count: Int

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        if count > 0 {
          Text("(\(count))")
            .font(.caption2.bold())
            .foregroundStyle(.white)
            .background(Capsule().fill(.red))
        }
      }
      .onChange(of: count) {
        if count > 2 { count = 2 }
      }
  }
}

extension View {
  fileprivate func copyable(_ text: String) -> some View {
    modifier(CopyOnTap(text: text))
  }

  fileprivate func badge(_ count: Binding<Int>) -> some View {
    modifier(Badge(count: count))
  }

  @ViewBuilder
  fileprivate func `if`<Content: View>(
    _ condition: Bool,
    transform: (Self) -> Content
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct InviteScreen: View {
  @State private var code = "AB12"
  @State private var unread = 0

  var body: some View {
    Text(code)
      .copyable(code)
    Button("Renew") { code += "!" }
    Text("Inbox")
      .badge($unread)
      .if(unread > 1) { $0.disabled(true).copyable("inbox") }
    Button("Receive") { unread += 1 }
  }
}

// MARK: - Tests

@Suite("App views: modifiers")
@MainActor
struct CustomModifiers {
  @Test("A modifier has state of its own for each view that it is applied to")
  func modifiers() throws {
    let simulation = Simulation { InviteScreen() }
    #expect(simulation.screen == "AB12\n[Copy]\n[Renew]\nInbox\n[Receive]")
    try simulation.tap("Copy")
    try simulation.tap("Renew")
    #expect(simulation.screenLines.prefix(3) == ["AB12!", "[Copy]", "Copied “AB12!” ×1"])
    try simulation.tap("Receive")
    #expect(simulation.screenLines.suffix(3) == ["Inbox", "(1)", "[Receive]"])
    try simulation.tap("Receive")
    try simulation.tap("Receive")
    #expect(simulation.screenLines.suffix(4) == ["Inbox", "(2)", "[Copy]", "[Receive]"])
    try simulation.tap("Copy", occurrence: 2)
    #expect(simulation.screenLines.suffix(2) == ["Copied “inbox” ×1", "[Receive]"])
  }
}
