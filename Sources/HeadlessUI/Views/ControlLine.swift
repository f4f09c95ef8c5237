/// A control as it is on screen: one line with the text of its label, which is its title.
struct ControlLine<Label: View>: View {
  typealias Body = Never

  private let label: Label
  private let line: ControlNode.Line

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - kind: What people find it as; `nil` if there is nothing to use.
  ///   - opening: What the line shows before the title.
  ///   - label: The label.
  ///   - closing: What the line shows behind the title.
  ///   - use: What the use of it does.
  init(
    _ kind: Control.Kind?,
    _ opening: String = "",
    label: Label,
    _ closing: String = "",
    use: @escaping @MainActor (Control.Use) -> Void = { _ in }
  ) {
    self.label = label
    self.line = ControlNode.Line(kind: kind, opening: opening, closing: closing, use: use)
  }

  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ControlNode(view.line, in: parent)
    node.child = Label._make(view.label, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: ControlNode.self)
    node.line = view.line
    if let label = node.child { Label._update(label, with: view.label) }
  }
}

/// The node of a control; its child is the label.
final class ControlNode: WrapperNode {
  struct Line {
    let kind: Control.Kind?
    let opening: String
    let closing: String
    let use: @MainActor (Control.Use) -> Void
  }

  var line: Line

  init(_ line: Line, in parent: Node) {
    self.line = line
    super.init(in: parent)
  }

  override var isGroup: Bool { false }

  @MainActor private var title: String { self.child?.text ?? "" }

  override var control: Control? {
    guard let kind = self.line.kind else { return nil }
    return Control(kind: kind, title: self.title, node: self) { self.line.use($0) }
  }

  override func describe(to screen: inout ScreenText) {
    let title = self.title
    var text = self.line.opening + title + self.line.closing
    if title.isEmpty { text = text.trimmingCharacters(in: CharacterSet(charactersIn: ": ")) }
    screen.write(self.line.kind == nil ? text : self.markIfDisabled(text))
  }
}

extension Node {
  /// The line of a control, marked if it is disabled.
  @MainActor final func markIfDisabled(_ line: String) -> String {
    self.isEnabled ? line : "\(line) (disabled)"
  }
}
