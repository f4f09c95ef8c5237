/// A text as written in code, that an app may look up in a table of translations.
///
/// HeadlessUI has no tables: the key is the text. As in SwiftUI, numbers in it are formatted for the
/// locale (`"\(1234)"` shows `1,234`).
public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates a key.
  ///
  /// - Parameter value: The text.
  public init(_ value: String) {
    self.text = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.text = value
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.text = stringInterpolation.text
  }
}

extension LocalizedStringKey {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      self.text += literal
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      self.text += string
    }

    /// Adds a whole number, formatted for the locale.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      // Small numbers look the same in every format, and are spared the formatter.
      self.text += number.magnitude < 1_000 ? "\(number)" : number.formatted()
    }

    /// Adds a fractional number with six digits behind the point, as `%lf` does.
    public mutating func appendInterpolation(_ number: Double) {
      self.text += number.formatted(.number.precision(.fractionLength(6)).grouping(.never))
    }

    /// Adds a value in a format, for the locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput,
      format: F
    ) where F.FormatOutput == String {
      self.text += format.simulated.format(input)
    }

    /// Adds a number as a format specifier such as `%.2f` says.
    public mutating func appendInterpolation<Number: CVarArg>(
      _ number: Number,
      specifier: String
    ) {
      self.text += String(format: specifier, number)
    }

    /// Adds the text of a text view.
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.string
    }

    /// Adds any other value as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      self.text += "\(value)"
    }
  }
}
