// Directions and places, for modifiers that lay out. Nothing is laid out here.

/// A direction on screen.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Directions on screen.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// Edges of a rectangle.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where reading begins.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where reading ends.
  public var trailing: CGFloat

  /// Creates distances.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
