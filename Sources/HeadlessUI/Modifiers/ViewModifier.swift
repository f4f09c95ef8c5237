/// A change to a view that can be applied to any view.
///
/// Its dynamic properties work as those of a view do.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the body makes.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  /// - Returns: The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The modified view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - modifier: The modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified content has no body.
  public typealias Body = Never

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    ModifierNode(view.modifier, content: ErasedView(view.content), in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: ModifierNode<Modifier>.self)
      .update(view.modifier, content: ErasedView(view.content))
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view, modifying: view.content)
  }
}

/// The view that a modifier is applied to, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// The content has no body of its own.
  public typealias Body = Never

  fileprivate let modifier: ModifierNode<Modifier>

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ModifiedNode(in: parent)
    node.child = view.modifier.modified.make(node)
    view.modifier.places.append(WeakNode(node: node))
    return node
  }

  /// Does nothing: the modifier's node updates all places of its content.
  public static func _update(_ node: Node, with view: Self) {}
}

/// One place of a modified view in the body of its modifier.
private final class ModifiedNode: WrapperNode {}

private struct WeakNode {
  weak var node: ModifiedNode?
}

private final class ModifierNode<Modifier: ViewModifier>: HostNode<Modifier, Modifier.Body> {
  var modified: ErasedView
  var places: [WeakNode] = []

  @MainActor init(_ modifier: Modifier, content: ErasedView, in parent: Node) {
    self.modified = content
    super.init(modifier, in: parent)
    self.evaluate()
  }

  @MainActor override func content(of value: Modifier) -> Modifier.Body {
    value.body(content: _ViewModifier_Content(modifier: self))
  }

  @MainActor func update(_ modifier: Modifier, content: ErasedView) {
    self.modified = content
    self.places.removeAll { $0.node?.isMounted != true }
    // A place that the update makes anew has the new content already.
    let places = self.places
    self.update(modifier)
    for place in places {
      if let node = place.node, node.isMounted, let child = node.child { content.update(child) }
    }
  }

  override var viewName: String? { nameOfPersonsType(Modifier.self) }
}
