// What changes only the looks of views is accepted and ignored: the view stays as it is, and no node
// stands for the modifier.

// MARK: - Text

extension View {
  /// Sets the font; ignored.
  nonisolated public func font(_ font: Font?) -> some View { self }
  /// Sets the weight of the font; ignored.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Sets the design of the font; ignored.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Makes text bold; ignored.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
  /// Slants text; ignored.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
  /// Gives all letters one width; ignored.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Gives all digits one width; ignored.
  nonisolated public func monospacedDigit() -> some View { self }
  /// Underlines text; ignored.
  nonisolated public func underline(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View { self }
  /// Strikes text through; ignored.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View { self }
  /// Sets where lines of text line up; ignored.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Limits the lines of text; ignored.
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  /// Limits the lines of text; ignored.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Limits the lines of text; ignored.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Sets how far text may shrink; ignored.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}

/// Where lines of text line up.
public enum TextAlignment: CaseIterable, Sendable {
  /// A side, or the middle.
  case leading, center, trailing
}

// MARK: - Colour

extension View {
  /// Sets the style of text and figures; ignored.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the styles of text and figures; ignored.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { self }
  /// Sets the colour of text and figures; ignored.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  /// Sets the colour of controls; ignored.
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  /// Sets the style of controls; ignored.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Sets how opaque the view is; ignored: at 0 it still shows as text.
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  /// Adds a shadow; ignored.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  /// Adds a border; ignored.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }
  /// Fills the background with a style; ignored.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Fills a figure in the background; ignored.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T
  ) -> some View { self }
  /// Covers the view with a style; ignored.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Shows or hides the background of scrolling content; ignored.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// Whether something shows.
public enum Visibility: CaseIterable, Sendable {
  /// As usual, or by decision.
  case automatic, visible, hidden
}

// MARK: - Shape

extension View {
  /// Rounds the corners; ignored.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Cuts the view to a figure; ignored.
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  /// Cuts off what lies outside the frame; ignored.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  /// Sets where the view can be touched; ignored.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// Sets how a change of the content shows; ignored.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Turns the view; ignored.
  nonisolated public func rotationEffect(_ angle: Angle) -> some View { self }
  /// Scales the view; ignored.
  nonisolated public func scaleEffect(_ scale: CGFloat) -> some View { self }
  /// Blurs the view; ignored.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Sets the background of a row; ignored.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Sets the space around a row; ignored.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Shows or hides the line between rows; ignored.
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  /// Animates changes; ignored, as nothing is animated.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View { self }
}

/// How a change of a view's content shows.
public struct ContentTransition: Sendable, Equatable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By interpolation.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double { self.radians * 180 / .pi }

  /// No angle.
  public static let zero = Angle(radians: 0)

  /// Creates an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Creates an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
}
