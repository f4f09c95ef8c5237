// Containers with rows and columns. Nothing is arranged here: they keep their children in order.

/// A column of a lazy grid that grows down, or a row of one that grows to the side.
public struct GridItem: Sendable {
  /// How wide the column is.
  public enum Size: Sendable {
    /// As wide as that.
    case fixed(CGFloat)
    /// As wide as there is space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is space for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column; its measures are ignored.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {}
}

/// Views in a grid that grows down, which SwiftUI makes only when they scroll into sight.
///
/// HeadlessUI makes all at once, as if the screen were large enough.
public struct LazyVGrid<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a grid; all but the content is ignored.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in a grid that grows to the side, which SwiftUI makes only when they scroll into sight.
///
/// HeadlessUI makes all at once, as if the screen were large enough.
public struct LazyHGrid<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a grid; all but the content is ignored.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in rows whose columns line up.
public struct Grid<Content: View>: _ContainerView {
  /// The rows.
  public let content: Content

  /// Creates a grid; all but the content is ignored.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: _ContainerView {
  /// The views in it.
  public let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: Where its views line up; ignored.
  ///   - content: The views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
