/// A root view, and the screens that are pushed over it.
///
/// A push makes the screen below disappear and keeps its state; popping makes it appear again and
/// ends the state of the screen that goes.
///
/// Source: ole's measurements (iOS 16, macOS 13).
public struct NavigationStack<Data, Root: View>: View {
  /// A stack has no body.
  public typealias Body = Never

  fileprivate let root: Root
  fileprivate let path: PathAccess?

  /// Creates a stack that keeps its path itself.
  ///
  /// - Parameter root: The view at the bottom.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = nil
  }

  /// Creates a stack with a path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The view at the bottom.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess {
      path.wrappedValue.elements
    } write: {
      path.wrappedValue.elements = $0
    }
  }

  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The view at the bottom.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess {
      path.wrappedValue.map { AnyHashable($0) }
    } write: { elements in
      path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
    }
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = NavigationNode(view.path, in: parent)
    node.root = Root._make(view.root, in: node)
    node.evaluate()
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: NavigationNode.self)
    node.path = view.path
    if let root = node.root { Root._update(root, with: view.root) }
    node.evaluate()
  }
}

/// How a stack reads and writes its path.
struct PathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}
