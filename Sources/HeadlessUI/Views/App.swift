/// An app: what its windows show.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes that the body makes.
  associatedtype Body: Scene

  /// What the app consists of.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

/// A part of an app that the system shows by itself, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that the body makes.
  associatedtype Body: Scene
  /// The type of the view that the scene shows.
  associatedtype _Root: View

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }

  /// The view that the scene shows.
  var _root: _Root { get }
}

extension Scene {
  /// The scene as a view, so that its dynamic properties work.
  public var _root: _SceneRoot<Self> { _SceneRoot(scene: self) }
}

extension Scene where Body == Never {
  /// Never called: the runtime knows what such a scene shows.
  public var body: Never {
    fatalError("\(Self.self) is a scene of the runtime: it has no body.")
  }
}

extension Never: Scene {
  /// Never called: there is no such scene.
  public var _root: Never { fatalError("There is no such scene.") }
}

/// Builds the body of an app or a scene: one scene, as a simulation has one screen.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// A scene as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene whose windows show one view.
public struct WindowGroup<Content: View>: Scene {
  /// A window group has no body.
  public typealias Body = Never

  /// The view that the window shows.
  public let _root: Content

  /// Creates a window group.
  ///
  /// - Parameter content: What a window shows.
  public init(@ViewBuilder content: () -> Content) {
    self._root = content()
  }
}

/// A scene that has a body, as a view.
public struct _SceneRoot<S: Scene>: View {
  /// A scene's view has no body.
  public typealias Body = Never

  fileprivate let scene: S

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    SceneNode(view.scene, in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: SceneNode<S>.self).update(view.scene)
  }
}

private final class SceneNode<S: Scene>: HostNode<S, S.Body._Root> {
  @MainActor override init(_ value: S, in parent: Node) {
    super.init(value, in: parent)
    self.evaluate()
  }

  override func content(of value: S) -> S.Body._Root { value.body._root }

  override var viewName: String? { nameOfPersonsType(S.self) }
}

/// An app as a view: the root of a simulation of it.
struct AppRoot<A: App>: View {
  typealias Body = Never

  let app: A

  static func _make(_ view: Self, in parent: Node) -> Node { AppNode(view.app, in: parent) }

  static func _update(_ node: Node, with view: Self) {}
}

private final class AppNode<A: App>: HostNode<A, A.Body._Root> {
  @MainActor override init(_ value: A, in parent: Node) {
    super.init(value, in: parent)
    self.evaluate()
  }

  override func content(of value: A) -> A.Body._Root { value.body._root }

  override var viewName: String? { String(describing: A.self) }
}
