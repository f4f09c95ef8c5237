// Containers that arrange their content. Nothing is arranged here: they keep their children in order.

/// Several views that are treated as if they stood there without it.
public struct Group<Content: View>: _TransparentView {
  /// The views in it.
  public let content: Content

  /// Creates a group.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    Content._list(view.content, into: &elements)
  }
}

/// Views from top to bottom.
public struct VStack<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where its views line up; ignored.
  ///   - spacing: The distance between two views; ignored.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from the leading to the trailing edge.
public struct HStack<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where its views line up; ignored.
  ///   - spacing: The distance between two views; ignored.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: Where its views line up; ignored.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Flexible empty space.
public struct Spacer: _BlankView {
  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least space; ignored.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// A line between views.
public struct Divider: _BlankView {
  /// Creates a divider.
  nonisolated public init() {}
}
