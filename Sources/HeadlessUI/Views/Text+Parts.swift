// Texts made of texts. What only changes their looks gives back the same text.

extension Text {
  /// Joins two texts.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.string + second.string)
  }

  /// Sets the font; ignored.
  nonisolated public func font(_ font: Font?) -> Text { self }
  /// Sets the weight of the font; ignored.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Makes the text bold; ignored.
  nonisolated public func bold() -> Text { self }
  /// Slants the text; ignored.
  nonisolated public func italic() -> Text { self }
  /// Gives all digits one width; ignored.
  nonisolated public func monospacedDigit() -> Text { self }
  /// Sets the colour; ignored.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// Sets the colour; ignored.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}

// MARK: - Dates

extension Text {
  /// How a text shows a date.
  public enum DateStyle: Sendable {
    /// The day.
    case date
    /// The time of the day.
    case time
    /// How far away the date is; here the date itself, marked as such.
    case relative
    /// How far away the date is, with its sign; here the date itself, marked as such.
    case offset
    /// A clock that counts to or from the date; here the date itself, marked as such.
    case timer
  }

  /// Creates a text that shows a date.
  ///
  /// SwiftUI keeps the styles that are relative to the present up to date. Here nothing changes by
  /// itself: they show the date that they refer to.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: How to show it.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(for: date))
  }
}

extension Text.DateStyle {
  func text(for date: Date) -> String {
    switch self {
    case .date: date.formatted(date: .long, time: .omitted)
    case .time: date.formatted(date: .omitted, time: .shortened)
    case .relative, .offset, .timer:
      "(\(self) \(date.formatted(date: .abbreviated, time: .standard)))"
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    self.appendInterpolation(style.text(for: date))
  }

  /// Adds an image, which does not show in text.
  public mutating func appendInterpolation(_ image: Image) {}
}
