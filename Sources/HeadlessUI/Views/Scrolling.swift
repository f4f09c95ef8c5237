// Containers that scroll. Nothing scrolls here, and nothing is lazy: they keep their children in order.

/// Views that can be scrolled.
public struct ScrollView<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which it scrolls; ignored.
  ///   - showsIndicators: Whether it shows where it is; ignored.
  ///   - content: The views.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from top to bottom, which SwiftUI makes only when they scroll into sight.
///
/// HeadlessUI makes all at once, as if the screen were large enough.
public struct LazyVStack<Content: View>: _ContainerView {
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

/// Views from the leading to the trailing edge, which SwiftUI makes only when they scroll into sight.
///
/// HeadlessUI makes all at once, as if the screen were large enough.
public struct LazyHStack<Content: View>: _ContainerView {
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

/// Controls for the entry of data.
public struct Form<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
