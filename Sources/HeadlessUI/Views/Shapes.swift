/// A figure: as a view, a surface that text cannot show; nothing is drawn here.
///
/// Unlike SwiftUI's it has no path, so people cannot make their own.
public protocol Shape: _BlankView, Sendable {}

extension Shape {
  /// Fills the figure; ignored.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  /// Fills the figure with the colour of the text; ignored.
  nonisolated public func fill() -> some View { self }
  /// Draws the outline; ignored.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
  /// Draws the outline; ignored.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// Draws the outline within the figure; ignored.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View {
    self
  }
}

/// A circle.
public struct Circle: Shape {
  /// Creates a circle.
  nonisolated public init() {}
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  nonisolated public init() {}
}

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Sendable {
  /// As a quarter of a circle.
  case circular
  /// With a smooth beginning and end.
  case continuous
}

/// A rectangle with round ends.
public struct Capsule: Shape {
  /// Creates a capsule; its style is ignored.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Creates a rectangle; its measures are ignored.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners; its measures are ignored.
  nonisolated public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
