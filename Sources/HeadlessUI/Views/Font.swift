/// A font, of which only the name is left, as nothing is drawn.
///
/// SwiftUI's is a struct with these names as static members; code that uses them is the same.
public enum Font: Hashable, Sendable {
  /// A font for a kind of text.
  case largeTitle, title, title2, title3, headline, subheadline, body, callout
  /// A font for a kind of small text.
  case footnote, caption, caption2
  /// Any other font.
  case _other

  /// How heavy a font is.
  public enum Weight: Hashable, Sendable {
    /// A weight, from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a font is like.
  public enum Design: Hashable, Sendable {
    /// A design of the system's.
    case `default`, rounded, monospaced, serif
  }

  /// What kind of text a font is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A kind of text.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout
    /// A kind of small text.
    case footnote, caption, caption2
  }
}

extension Font {
  /// A font of the system's in a size; its measures are ignored.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    ._other
  }

  /// A font of the system's for a kind of text; its measures are ignored.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    ._other
  }

  /// A font of the app's; its measures are ignored.
  public static func custom(_ name: String, size: CGFloat) -> Font { ._other }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { ._other }
  /// The font in bold.
  public func bold() -> Font { ._other }
  /// The font slanted.
  public func italic() -> Font { ._other }
  /// The font with one width for all letters.
  public func monospaced() -> Font { ._other }
  /// The font with one width for all digits.
  public func monospacedDigit() -> Font { ._other }
}
