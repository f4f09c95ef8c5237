extension View {
  /// Sets the title of the screen that the view is on.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    TitledView(content: self, title: titleKey.text)
  }

  /// Sets the title of the screen that the view is on to a string.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitledView(content: self, title: String(title))
  }

  /// Lets values of a type be pushed on the stack that the view is on.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: Makes the screen of a value.
  /// - Returns: The view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }

  /// Puts controls into the bar of the screen that the view is on.
  ///
  /// - Parameter content: The controls, or toolbar items with controls.
  /// - Returns: The view.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }
}

private struct TitledView<Content: View> {
  let content: Content
  let title: String
}

extension TitledView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TitleNode(in: parent)
    node.title = view.title
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: TitleNode.self)
    node.title = view.title
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

private struct DestinationView<Content: View, Data: Hashable, Destination: View> {
  let content: Content
  let destination: (Data) -> Destination
}

extension DestinationView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = WrapperNode(in: parent)
    self.register(view, for: node)
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: WrapperNode.self)
    self.register(view, for: node)
    if let child = node.child { Content._update(child, with: view.content) }
  }

  @MainActor private static func register(_ view: Self, for node: Node) {
    node.navigation?.setDestination(for: Data.self) { value in
      (value.base as? Data).map { ErasedView(AnyView(view.destination($0))) }
    }
  }
}

private struct ToolbarView<Content: View, Items: View> {
  let content: Content
  let items: Items
}

extension ToolbarView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ToolbarNode(in: parent)
    node.child = Content._make(view.content, in: node)
    node.items = Items._make(view.items, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: ToolbarNode.self)
    if let child = node.child { Content._update(child, with: view.content) }
    if let items = node.items { Items._update(items, with: view.items) }
  }
}

private final class ToolbarNode: Node {
  var child: Node?
  var items: Node?

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let child = self.child { visit(child) }
    if let items = self.items { visit(items) }
  }

  override func describe(to screen: inout ScreenText) {
    screen.write("toolbar")
    screen.indented { self.items?.describe(to: &$0) }
    self.child?.describe(to: &screen)
  }
}

/// A control, or several, in a toolbar.
public struct ToolbarItem<Content: View>: _TransparentView {
  /// The controls.
  public let content: Content

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: Where it goes; ignored.
  ///   - content: The controls.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Controls that belong together in a toolbar.
public struct ToolbarItemGroup<Content: View>: _TransparentView {
  /// The controls.
  public let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: Where it goes; ignored.
  ///   - content: The controls.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Where a toolbar item goes.
public enum ToolbarItemPlacement: Sendable {
  /// Wherever the system puts it.
  case automatic
  /// At the place of the most important action.
  case primaryAction
  /// At the place of an action that confirms.
  case confirmationAction
  /// At the place of an action that cancels.
  case cancellationAction
  /// In the middle.
  case principal
  /// At the place of navigation.
  case navigation
  /// At the place of actions that are not the most important.
  case secondaryAction
  /// At the bottom.
  case bottomBar
  /// At the place of an action that destroys.
  case destructiveAction
  /// Where news of what the app does goes.
  case status
  /// Above the keyboard.
  case keyboard
  /// At the top, where reading begins.
  case topBarLeading
  /// At the top, where reading ends.
  case topBarTrailing
  /// At the top, where reading begins; the older name.
  case navigationBarLeading
  /// At the top, where reading ends; the older name.
  case navigationBarTrailing
}
