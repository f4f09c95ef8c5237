/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View {
  /// A button has no body.
  public typealias Body = Never

  private let action: @MainActor () -> Void
  private let label: Label

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
    ControlLine._make(view.line, in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    ControlLine._update(node, with: view.line)
  }

  private var line: ControlLine<Label> {
    ControlLine(.button, "[", label: self.label, "]") { _ in self.action() }
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

extension Button where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a button with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the image.
  ///   - role: What the button is for; it changes nothing here.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
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
