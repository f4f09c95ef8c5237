// Formatting without a stated locale and time zone means “as the person at the machine likes it”.
// A simulation has nobody at the machine: its locale is British English (a 24-hour clock, and plain
// spaces in every time), its time zone is UTC. Whatever a style states itself is kept.

extension Locale {
  /// The locale of every simulation.
  static let simulated = Locale(identifier: "en_GB")
}

extension TimeZone {
  /// The time zone of every simulation.
  static let simulated = TimeZone.gmt
}

extension FormatStyle {
  /// This style with the simulation's locale and time zone wherever it follows the machine's.
  var simulated: Self {
    guard World.current != nil else { return self }
    switch self {
    case var style as Date.FormatStyle:
      if style.locale == .autoupdatingCurrent { style.locale = .simulated }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = .simulated }
      if style.calendar == .autoupdatingCurrent {
        style.calendar = Calendar(identifier: .gregorian)
      }
      return style as? Self ?? self
    case let style as any LocalizedStyle:
      return style.locale == .autoupdatingCurrent ? self.locale(.simulated) : self
    default:
      // Other styles do not show their locale to generic code; all can be given one.
      return self.locale(.simulated)
    }
  }
}

/// A number style, which can be asked whether it names a locale.
private protocol LocalizedStyle {
  var locale: Locale { get }
}

extension IntegerFormatStyle: LocalizedStyle {}
extension IntegerFormatStyle.Percent: LocalizedStyle {}
extension IntegerFormatStyle.Currency: LocalizedStyle {}
extension FloatingPointFormatStyle: LocalizedStyle {}
extension FloatingPointFormatStyle.Percent: LocalizedStyle {}
extension FloatingPointFormatStyle.Currency: LocalizedStyle {}

extension Date {
  /// Converts the date to text with numeric date and shortened time; inside a simulation in its
  /// locale and time zone.
  ///
  /// - Returns: The text.
  public func formatted() -> String {
    self.formatted(date: .numeric, time: .shortened)
  }

  /// Converts the date to text of the given styles; inside a simulation in its locale and time zone.
  ///
  /// - Parameters:
  ///   - date: How to write the date.
  ///   - time: How to write the time.
  /// - Returns: The text.
  public func formatted(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(date: date, time: time).simulated.format(self)
  }

  /// Converts the date as a style says; inside a simulation in its locale and time zone, where the
  /// style names none.
  ///
  /// - Parameter format: The style.
  /// - Returns: What the style makes of the date.
  public func formatted<F: Foundation.FormatStyle>(
    _ format: F
  ) -> F.FormatOutput where F.FormatInput == Date {
    format.simulated.format(self)
  }
}

extension BinaryInteger {
  /// Converts the number to text; inside a simulation in its locale.
  ///
  /// - Returns: The text.
  public func formatted() -> String {
    IntegerFormatStyle<Self>().simulated.format(self)
  }

  /// Converts the number as a style says; inside a simulation in its locale.
  ///
  /// - Parameter format: The style.
  /// - Returns: What the style makes of the number.
  public func formatted<F: Foundation.FormatStyle>(
    _ format: F
  ) -> F.FormatOutput where F.FormatInput == Self {
    format.simulated.format(self)
  }
}

extension BinaryFloatingPoint {
  /// Converts the number to text; inside a simulation in its locale.
  ///
  /// - Returns: The text.
  public func formatted() -> String {
    FloatingPointFormatStyle<Self>().simulated.format(self)
  }

  /// Converts the number as a style says; inside a simulation in its locale.
  ///
  /// - Parameter format: The style.
  /// - Returns: What the style makes of the number.
  public func formatted<F: Foundation.FormatStyle>(
    _ format: F
  ) -> F.FormatOutput where F.FormatInput == Self {
    format.simulated.format(self)
  }
}
