/// Content under a header and above a footer, indented on screen if the header shows anything.
struct Headed<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never

  let header: Header
  let content: Content
  let footer: Footer
  var form = HeadedNode.Form.box

  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = HeadedNode(in: parent)
    node.form = view.form
    node.parts = [
      Header._make(view.header, in: node),
      Content._make(view.content, in: node),
      Footer._make(view.footer, in: node),
    ]
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let parts = unsafeDowncast(node, to: HeadedNode.self).parts
    Header._update(parts[0], with: view.header)
    Content._update(parts[1], with: view.content)
    Footer._update(parts[2], with: view.footer)
  }
}

final class HeadedNode: Node {
  enum Form {
    /// One thing, of several lines.
    case box
    /// Rows among the others of a list.
    case section
    /// One line: the header is the title of the content.
    case line
  }

  /// The header, the content and the footer.
  var parts: [Node] = []
  var form = Form.box

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    for part in self.parts { visit(part) }
  }

  override var section: HeadedNode? { self.form == .section ? self : nil }

  override func describe(to screen: inout ScreenText) {
    if self.form == .line {
      let texts = self.parts.map(\.text).filter { $0.isEmpty == false }
      return screen.write(texts.joined(separator: ": "))
    }
    self.describe(to: &screen) { self.content.describe(to: &$0) }
  }

  var content: Node { self.parts[1] }

  /// Writes the header and the footer, and between them what somebody else writes.
  @MainActor func describe(
    to screen: inout ScreenText,
    content: @MainActor (inout ScreenText) -> Void
  ) {
    let count = screen.lines.count
    self.parts[0].describe(to: &screen)
    if screen.lines.count == count {
      content(&screen)
    } else {
      screen.indented(content)
    }
    self.parts[2].describe(to: &screen)
  }
}
