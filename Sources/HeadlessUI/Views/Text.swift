/// A view that shows text.
public struct Text: View, Equatable {
  /// A text has no body.
  public typealias Body = Never

  let string: String

  /// Creates a text from a key; a literal is one.
  ///
  /// - Parameter key: The text as written in code.
  nonisolated public init(_ key: LocalizedStringKey) {
    self.string = key.text
  }

  /// Creates a text that shows a string as it is.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.string = String(content)
  }

  /// Creates a text that shows a literal as it is.
  ///
  /// - Parameter content: The string.
  nonisolated public init(verbatim content: String) {
    self.string = content
  }

  /// Creates a text that shows a value in a format, in the simulation's locale and time zone.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How to write it.
  nonisolated public init<F: FormatStyle>(
    _ input: F.FormatInput,
    format: F
  ) where F.FormatOutput == String {
    self.string = format.simulated.format(input)
  }

  /// Makes the node.
  public static func _make(_ view: Text, in parent: Node) -> Node {
    TextNode(view.string, in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Text) {
    unsafeDowncast(node, to: TextNode.self).string = view.string
  }
}

private final class TextNode: Node {
  var string: String

  init(_ string: String, in parent: Node) {
    self.string = string
    super.init(in: parent)
  }

  override func describe(to screen: inout ScreenText) {
    screen.write(self.string)
  }
}
