/// Something that fills a shape: a colour, a material.
public protocol ShapeStyle: Sendable {}

/// A colour; as a view, a surface of that colour, which text cannot show.
public struct Color: _BlankView, ShapeStyle, Hashable {
  private let name: String

  nonisolated fileprivate init(name: String) {
    self.name = name
  }

  /// The colour of the most important content.
  public static let primary = Color(name: "primary")
  /// The colour of less important content.
  public static let secondary = Color(name: "secondary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of what people can use.
  public static let accentColor = Color(name: "accentColor")

  /// Creates a colour that the app's assets define.
  nonisolated public init(_ name: String) {
    self.init(name: name)
  }

  /// Creates a colour of the three primary ones, each from 0 to 1.
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(name: "rgb \(red) \(green) \(blue) \(opacity)")
  }

  /// Creates a grey, from 0 to 1.
  nonisolated public init(white: Double, opacity: Double = 1) {
    self.init(name: "white \(white) \(opacity)")
  }

  /// The colour, less opaque.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(name: "\(self.name) \(opacity)")
  }

  /// The colour with a gentle gradient; here the colour itself.
  nonisolated public var gradient: Color { self }
}

// These serve `Color.red` as well as `.red` where any style is asked for.
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(name: "red") }
  /// Orange.
  public static var orange: Color { Color(name: "orange") }
  /// Yellow.
  public static var yellow: Color { Color(name: "yellow") }
  /// Green.
  public static var green: Color { Color(name: "green") }
  /// Mint.
  public static var mint: Color { Color(name: "mint") }
  /// Teal.
  public static var teal: Color { Color(name: "teal") }
  /// Cyan.
  public static var cyan: Color { Color(name: "cyan") }
  /// Blue.
  public static var blue: Color { Color(name: "blue") }
  /// Indigo.
  public static var indigo: Color { Color(name: "indigo") }
  /// Purple.
  public static var purple: Color { Color(name: "purple") }
  /// Pink.
  public static var pink: Color { Color(name: "pink") }
  /// Brown.
  public static var brown: Color { Color(name: "brown") }
  /// White.
  public static var white: Color { Color(name: "white") }
  /// Grey.
  public static var gray: Color { Color(name: "gray") }
  /// Black.
  public static var black: Color { Color(name: "black") }
  /// No colour.
  public static var clear: Color { Color(name: "clear") }
}

/// A style of the system's: that of the text, the tint or the background that it stands in, or glass.
///
/// In SwiftUI these are several types.
public struct _SystemStyle: ShapeStyle {}

extension ShapeStyle where Self == _SystemStyle {
  /// For the most important content.
  public static var primary: _SystemStyle { _SystemStyle() }
  /// For less important content.
  public static var secondary: _SystemStyle { _SystemStyle() }
  /// For still less important content.
  public static var tertiary: _SystemStyle { _SystemStyle() }
  /// For the least important content.
  public static var quaternary: _SystemStyle { _SystemStyle() }
  /// The tint of controls.
  public static var tint: _SystemStyle { _SystemStyle() }
  /// The background.
  public static var background: _SystemStyle { _SystemStyle() }
  /// The thinnest frosted glass.
  public static var ultraThinMaterial: _SystemStyle { _SystemStyle() }
  /// Thin frosted glass.
  public static var thinMaterial: _SystemStyle { _SystemStyle() }
  /// Frosted glass.
  public static var regularMaterial: _SystemStyle { _SystemStyle() }
  /// Thick frosted glass.
  public static var thickMaterial: _SystemStyle { _SystemStyle() }
  /// The thickest frosted glass.
  public static var ultraThickMaterial: _SystemStyle { _SystemStyle() }
  /// The material of toolbars.
  public static var bar: _SystemStyle { _SystemStyle() }
}
