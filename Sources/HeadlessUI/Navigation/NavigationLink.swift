/// A control that pushes a screen when it is tapped.
///
/// It is disabled where there is no navigation stack.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// A link has no body.
  public typealias Body = Never

  fileprivate let label: Label
  fileprivate let target: Target

  fileprivate enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The view.
  ///   - label: What the link shows; its texts are the title it is found by.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.target = .view(destination())
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = NavigationLinkNode({ _ in }, in: parent)
    self.update(node, with: view.target)
    node.child = Label._make(view.label, in: node)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: NavigationLinkNode.self)
    self.update(node, with: view.target)
    if let label = node.child { Label._update(label, with: view.label) }
  }

  private static func update(_ node: NavigationLinkNode, with target: Target) {
    switch target {
    case .view(let view): node.lead(to: ErasedView(view))
    case .value(let value): node.lead(to: value)
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - destination: The view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string as its title to a view.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  ///
  /// - Parameters:
  ///   - value: The value; the link is disabled if it is `nil`.
  ///   - label: What the link shows; its texts are the title it is found by.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.target = .value(value.map { AnyHashable($0) })
  }

  /// Creates a link with a title to the screen of a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value; the link is disabled if it is `nil`.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a string as its title to the screen of a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value; the link is disabled if it is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

// A link that leads nowhere is disabled, and so is what it shows.
private final class NavigationLinkNode: EnvironmentNode {
  private var element: NavigationNode.Element?

  override var isGroup: Bool { false }

  func lead(to value: AnyHashable?) {
    self.take(value.map(NavigationNode.Element.value))
  }

  func lead(to view: ErasedView) {
    if case .link(let link)? = self.element {
      link.view = view
      self.navigation?.update(link)
    } else {
      self.take(.link(LinkedView(view)))
    }
  }

  private func take(_ element: NavigationNode.Element?) {
    self.element = element
    let leadsSomewhere = element != nil && self.navigation != nil
    self.update { $0.isEnabled = $0.isEnabled && leadsSomewhere }
  }

  @MainActor private var title: String { self.child?.text ?? "" }

  override var control: Control? {
    Control(kind: .button, title: self.title, node: self) { [weak self] _ in
      if let element = self?.element { self?.navigation?.push(element) }
    }
  }

  override func describe(to screen: inout ScreenText) {
    screen.write("[\(self.title) ›]\(self.isEnabled ? "" : " (disabled)")")
  }
}
