/// Writes the textual representations of the given items, as the standard library's `print` does;
/// inside a simulation into its transcript, stamped with simulated time.
///
/// - Parameters:
///   - items: What to write.
///   - separator: The text between two items.
///   - terminator: The text after the last one. A transcript has whole lines: text without a line
///     break at its end waits for more, at most until the step is over.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { "\($0)" }.joined(separator: separator)
  if let world = World.current {
    world.print(text, terminator: terminator)
  } else {
    Swift.print(text, terminator: terminator)
  }
}
