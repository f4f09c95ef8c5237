/// Where views line up from side to side.
///
/// HeadlessUI arranges nothing and ignores it.
public enum HorizontalAlignment: Sendable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}

/// Where views line up from top to bottom.
///
/// HeadlessUI arranges nothing and ignores it.
public enum VerticalAlignment: Sendable {
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom
  /// At the baseline of the first line of text.
  case firstTextBaseline
  /// At the baseline of the last line of text.
  case lastTextBaseline
}

/// Where views line up in both directions.
///
/// HeadlessUI arranges nothing and ignores it.
public struct Alignment: Sendable, Equatable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - horizontal: From side to side.
  ///   - vertical: From top to bottom.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the edge where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the edge where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
