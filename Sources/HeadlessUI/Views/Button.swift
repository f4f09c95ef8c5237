/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View {
  /// A button has no body.
  public typealias Body = Never

  fileprivate let action: @MainActor () -> Void
  fileprivate let label: Label

  /// Creates a button with a label of views.
  ///
  /// - Parameters:
  ///   - action: What a tap does.
  ///   - label: What the button shows; its texts are the title it is found by.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Creates a button with a role and a label of views.
  ///
  /// - Parameters:
  ///   - role: What the button is for; it changes nothing here.
  ///   - action: What a tap does.
  ///   - label: What the button shows; its texts are the title it is found by.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ButtonNode(action: view.action, in: parent)
    node.child = Label._make(view.label, in: node)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: ButtonNode.self)
    node.action = view.action
    if let label = node.child { Label._update(label, with: view.label) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - action: What a tap does.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a string as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: What a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - role: What the button is for; it changes nothing here.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a role and a string as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What the button is for; it changes nothing here.
  ///   - action: What a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

/// What a button is for.
public struct ButtonRole: Sendable, Equatable {
  private let name: String

  /// A button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that gives something up.
  public static let cancel = ButtonRole(name: "cancel")
}

private final class ButtonNode: WrapperNode {
  var action: @MainActor () -> Void

  init(action: @escaping @MainActor () -> Void, in parent: Node) {
    self.action = action
    super.init(in: parent)
  }

  @MainActor private var title: String { self.child?.text ?? "" }

  override var control: Control? {
    Control(kind: .button, title: self.title, node: self) { self.action() }
  }

  override func describe(to screen: inout ScreenText) {
    screen.write("[\(self.title)]\(self.isEnabled ? "" : " (disabled)")")
  }
}
