/// The node of a navigation stack: the root, and a node for each screen above it.
final class NavigationNode: Node {
  /// What a screen above the root is for: a value of the path, or a link that brings its own view.
  enum Element {
    case value(AnyHashable)
    case link(LinkedView)
  }

  var root: Node?
  /// The path that somebody else keeps, if so.
  var path: PathAccess?
  /// What was pushed, the lowest first: the values of the path, and the views of links among them.
  private var pushes: [Element] = []
  private var screens: [ScreenNode] = []
  private var isEvaluating = false
  private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> ErasedView?] = [:]

  init(_ path: PathAccess?, in parent: Node) {
    self.path = path
    super.init(in: parent)
  }

  /// Whether there is a screen to go back from.
  var canGoBack: Bool { self.screens.isEmpty == false }

  /// What is on the stack: what was pushed, as far as the path agrees, and what the path has more.
  private var elements: [Element] {
    guard let path = self.path else { return self.pushes }
    var values = path.read()[...]
    let kept = self.pushes.prefix { element in
      guard let value = element.pathValue else { return true }
      return value == values.first && values.popFirst() != nil
    }
    return kept + values.map(Element.value)
  }

  // An evaluation of its own: the path and what the destinations read concern nobody else.
  //
  // From the bottom up: a screen may bring the destination of the one above it.
  @MainActor override func evaluate() {
    self.isDirty = false
    self.isEvaluating = true
    defer { self.isEvaluating = false }
    self.graph.track(self) { self.pushes = self.elements }
    let kept = zip(self.pushes, self.screens).prefix { $0.isSame(as: $1.element) }.count
    let (top, popped) = (self.top, self.screens[kept...])
    self.screens.removeSubrange(kept...)
    for screen in self.screens {
      if case .value(let value) = screen.element { screen.child.map(self.view(of: value).update) }
    }
    for element in self.pushes.dropFirst(kept) { self.addScreen(for: element) }
    if let newTop = self.top, newTop !== top {
      newTop.setVisible(self.isVisible)
      if let top, popped.contains(where: { $0 === top }) == false { top.setVisible(false) }
    }
    for screen in popped.reversed() { screen.retire() }
  }

  private var top: Node? { self.screens.last ?? self.root }

  /// Makes a screen; it shows when it is found to be the top.
  @MainActor private func addScreen(for element: Element) {
    let count = self.screens.count
    let node = ScreenNode(
      of: element,
      { [unowned self] values in
        values.dismiss = DismissAction(owner: self) { [weak self] in self?.goBack(to: count) }
        values.isPresented = true
      },
      in: self
    )
    node.startHidden()
    self.screens.append(node)
    switch element {
    case .value(let value): node.child = self.view(of: value).make(node)
    case .link(let link): node.child = link.view.make(node)
    }
  }

  @MainActor private func view(of value: AnyHashable) -> ErasedView {
    let type = Swift.type(of: value.base)
    var view: ErasedView?
    self.graph.trackMore(self) { view = self.destinations[ObjectIdentifier(type)]?(value) }
    if let view { return view }
    self.warnOfMissingDestination(for: type, "its screen is blank")
    return ErasedView(AnyView(EmptyView()))
  }

  private func warnOfMissingDestination(for type: Any.Type, _ consequence: String) {
    self.graph.world.warnOnce(
      """
      A value of type \(type) was pushed on a navigation stack\(self.whoseItIs), which does not \
      know how to show it: \(consequence). Put `.navigationDestination(for: \(type).self) { … }` \
      on a view inside the stack.
      """
    )
  }

  private var whoseItIs: String { self.nearestViewName.map { " of \($0)" } ?? "" }

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let root = self.root { visit(root) }
    for screen in self.screens { visit(screen) }
  }

  override func shows(_ child: Node) -> Bool { child === self.top }

  override func describe(to screen: inout ScreenText) {
    let title = self.top.flatMap { Self.title(in: $0) }.map { " “\($0)”" } ?? ""
    screen.write(self.canGoBack ? "[‹ Back]\(title)" : "navigation\(title)")
    screen.indented { self.top?.describe(to: &$0) }
  }

  @MainActor private static func title(in node: Node) -> String? {
    if let node = node as? TitleNode { return node.title }
    if node is NavigationNode || node is PresentedNode { return nil }
    var title: String?
    node.forEachChild { title = title ?? Self.title(in: $0) }
    return title
  }
}

// MARK: - Going forth and back

extension NavigationNode {
  /// Lets values of a type be pushed.
  func setDestination(
    for type: Any.Type,
    _ view: @escaping @MainActor (AnyHashable) -> ErasedView?
  ) {
    self.destinations[ObjectIdentifier(type)] = view
    // Screens that are still to come in this evaluation find it anyway.
    if self.screens.isEmpty == false, self.isEvaluating == false { self.invalidate() }
  }

  /// Shows the next view of a link, if the link has pushed a screen.
  func update(_ link: LinkedView) {
    for screen in self.screens where screen.element.isSame(as: .link(link)) { screen.invalidate() }
  }

  /// Pushes a screen, if it is known how to show it.
  @MainActor func push(_ element: Element) {
    guard case .value(let value) = element else { return self.pushOwn(element) }
    let type = Swift.type(of: value.base)
    if self.destinations[ObjectIdentifier(type)] == nil {
      self.warnOfMissingDestination(for: type, "no screen is pushed")
    } else if let path = self.path {
      path.write(path.read() + [value])
    } else {
      self.pushOwn(element)
    }
  }

  @MainActor private func pushOwn(_ element: Element) {
    self.pushes = self.elements + [element]
    self.invalidate()
  }

  /// Pops screens until only `count` are left above the root.
  @MainActor func goBack(to count: Int) {
    let elements = self.elements
    guard elements.count > count else { return }
    self.pushes = Array(elements.prefix(count))
    if let path = self.path, elements[count...].contains(where: { $0.pathValue != nil }) {
      path.write(self.pushes.compactMap(\.pathValue))
    }
    self.invalidate()
  }

  /// Pops the screen at the top.
  @MainActor func goBack() {
    self.goBack(to: max(0, self.elements.count - 1))
  }
}

extension NavigationNode.Element {
  fileprivate var pathValue: AnyHashable? {
    if case .value(let value) = self { value } else { nil }
  }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.value(let first), .value(let second)): first == second
    case (.link(let first), .link(let second)): first === second
    default: false
    }
  }
}

/// The view that a link brings: one and the same while the link is there, whatever its values.
final class LinkedView {
  var view: ErasedView

  init(_ view: ErasedView) {
    self.view = view
  }
}

/// A screen above the root.
private final class ScreenNode: EnvironmentNode {
  let element: NavigationNode.Element

  init(
    of element: NavigationNode.Element,
    _ change: @escaping (inout EnvironmentValues) -> Void,
    in parent: Node
  ) {
    self.element = element
    super.init(change, in: parent)
  }

  // An evaluation of its own: the next view of a link concerns the screen that it has pushed alone.
  override func evaluate() {
    self.isDirty = false
    if case .link(let link) = self.element, let child = self.child { link.view.update(child) }
  }
}

/// A node that names the screen it is on.
final class TitleNode: WrapperNode {
  var title = ""
}

extension Node {
  /// The navigation stack that the node is on.
  final var navigation: NavigationNode? {
    var node = self.parent
    while let next = node, next is PresentedNode == false {
      if let next = next as? NavigationNode { return next }
      node = next.parent
    }
    return nil
  }
}
