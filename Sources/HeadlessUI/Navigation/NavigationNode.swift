/// The node of a navigation stack: the root, and a node for each screen above it.
final class NavigationNode: Node {
  /// What a screen above the root is for: a value of the path, or a link that brought its own view.
  enum Element {
    case value(AnyHashable)
    case view(ErasedView, link: ObjectIdentifier)
  }

  private struct Screen {
    let element: Element
    let node: EnvironmentNode
  }

  var root: Node?
  /// The path that somebody else keeps, if so.
  var path: PathAccess?
  private var ownElements: [Element] = []
  private var screens: [Screen] = []
  private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> ErasedView?] = [:]

  init(_ path: PathAccess?, in parent: Node) {
    self.path = path
    super.init(in: parent)
  }

  /// Whether there is a screen to go back from.
  var canGoBack: Bool { self.screens.isEmpty == false }

  private var elements: [Element] {
    (self.path?.read() ?? []).map(Element.value) + self.ownElements
  }

  // An evaluation of its own: the path and what the destinations read concern nobody else.
  @MainActor override func evaluate() {
    self.isDirty = false
    var contents: [(element: Element, view: ErasedView)] = []
    self.graph.track(self) {
      for element in self.elements {
        if let view = self.view(of: element) { contents.append((element, view)) }
      }
    }
    let kept = zip(contents, self.screens).prefix { $0.element.isSame(as: $1.element) }.count
    for index in 0..<kept { self.screens[index].node.child.map(contents[index].view.update) }
    guard contents.count != kept || self.screens.count != kept else { return }

    let top = self.top
    let popped = self.screens[kept...]
    self.screens.removeSubrange(kept...)
    for (index, content) in contents.enumerated().dropFirst(kept) {
      self.push(content.element, content.view, isTop: index == contents.count - 1)
    }
    if let newTop = self.top, newTop !== top {
      newTop.setVisible(self.isVisible)
      if let top, popped.contains(where: { $0.node === top }) == false { top.setVisible(false) }
    }
    for screen in popped.reversed() { screen.node.retire() }
  }

  private var top: Node? { self.screens.last?.node ?? self.root }

  @MainActor private func push(_ element: Element, _ view: ErasedView, isTop: Bool) {
    let depth = self.screens.count
    let node = EnvironmentNode(
      { [unowned self] values in
        values.dismiss = DismissAction(owner: self) { [weak self] in self?.goBack(to: depth) }
        values.isPresented = true
      },
      in: self
    )
    if isTop == false { node.startHidden() }
    node.child = view.make(node)
    self.screens.append(Screen(element: element, node: node))
  }

  @MainActor private func view(of element: Element) -> ErasedView? {
    switch element {
    case .view(let view, link: _):
      return view
    case .value(let value):
      let type = Swift.type(of: value.base)
      if let view = self.destinations[ObjectIdentifier(type)]?(value) { return view }
      self.graph.world.warnOnce(
        """
        A value of type \(type) was pushed, and no view in the stack has a \
        navigationDestination(for: \(type).self).
        """
      )
      return nil
    }
  }

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let root = self.root { visit(root) }
    for screen in self.screens { visit(screen.node) }
  }

  override func shows(_ child: Node) -> Bool { child === self.top }

  override func describe(to screen: inout ScreenText) {
    let title = self.top.flatMap { Self.title(in: $0) }.map { " “\($0)”" } ?? ""
    screen.write(self.canGoBack ? "[‹ Back]\(title)" : "navigation\(title)")
    screen.indented { self.top?.describe(to: &$0) }
  }

  @MainActor private static func title(in node: Node) -> String? {
    if let node = node as? TitleNode { return node.title }
    if node is NavigationNode { return nil }
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
    if self.screens.isEmpty == false { self.invalidate() }
  }

  /// Pushes a screen.
  @MainActor func push(_ element: Element) {
    if case .value(let value) = element, let path = self.path {
      path.write(path.read() + [value])
    } else {
      self.ownElements.append(element)
      self.invalidate()
    }
  }

  /// Pops screens until only `count` are left above the root.
  @MainActor func goBack(to count: Int) {
    let surplus = self.elements.count - count
    guard surplus > 0 else { return }
    let own = min(surplus, self.ownElements.count)
    self.ownElements.removeLast(own)
    if let path = self.path, surplus > own { path.write(path.read().dropLast(surplus - own)) }
    self.invalidate()
  }

  /// Pops the screen at the top.
  @MainActor func goBack() {
    self.goBack(to: self.elements.count - 1)
  }
}

extension NavigationNode.Element {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.value(let first), .value(let second)): first == second
    case (.view(_, link: let first), .view(_, link: let second)): first == second
    default: false
    }
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
    while let next = node {
      if let next = next as? NavigationNode { return next }
      node = next.parent
    }
    return nil
  }
}
