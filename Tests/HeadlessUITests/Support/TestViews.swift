import HeadlessUI

/// A button “Swap” above content that is told whether the button was tapped an odd number of times.
struct Stage<Content: View>: View {
  private let content: (Bool) -> Content
  @State private var isSecond = false

  init(@ViewBuilder _ content: @escaping (Bool) -> Content) {
    self.content = content
  }

  var body: some View {
    Button("Swap") { isSecond.toggle() }
    content(isSecond)
  }
}

/// A text that prints when it appears and when it disappears.
struct Loud: View {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View { Text(name).printsAppearance(name) }
}
