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

  fileprivate let modified: Modified

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ModifiedNode(in: parent)
    node.child = view.modified.view.make(node)
    view.modified.add(node)
    return node
  }

  /// Does nothing: the modifier's node updates all places of its content.
  public static func _update(_ node: Node, with view: Self) {}
}

/// One place of a modified view in the body of its modifier.
private final class ModifiedNode: WrapperNode {}

/// What a modifier is applied to, and where its body has put it.
///
/// Views and closures of the body may hold it: it holds no node that holds them.
private final class Modified {
  private(set) var view: ErasedView
  private var places: [Place] = []

  private struct Place {
    weak var node: ModifiedNode?
  }

  init(_ view: ErasedView) {
    self.view = view
  }

  @MainActor func add(_ node: ModifiedNode) {
    // Before they need more space, those that are gone make room.
    if self.places.count == self.places.capacity { self.places.removeAll { $0.node == nil } }
    self.places.append(Place(node: node))
  }

  /// Takes the next value of the view; the places get it once `updateBody` has put them in order.
  @MainActor func update(_ view: ErasedView, updateBody: @MainActor () -> Void) {
    self.view = view
    // A place that the update makes anew has the new view already.
    let places = self.places
    updateBody()
    for place in places {
      if let node = place.node, node.isMounted, let child = node.child { view.update(child) }
    }
  }
}

private final class ModifierNode<Modifier: ViewModifier>: HostNode<Modifier, Modifier.Body> {
  private let modified: Modified

  @MainActor init(_ modifier: Modifier, content: ErasedView, in parent: Node) {
    self.modified = Modified(content)
    super.init(modifier, in: parent)
    self.evaluate()
  }

  @MainActor override func content(of value: Modifier) -> Modifier.Body {
    value.body(content: _ViewModifier_Content(modified: self.modified))
  }

  @MainActor func update(_ modifier: Modifier, content: ErasedView) {
    self.modified.update(content) { self.update(modifier) }
  }

  override var viewName: String? { nameOfPersonsType(Modifier.self) }
}
