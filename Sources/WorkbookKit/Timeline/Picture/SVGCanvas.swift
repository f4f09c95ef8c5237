/// The elements of a picture, from the back to the front.
struct SVGCanvas {
  /// One element a line.
  private(set) var elements: [String] = []

  /// Writes a coordinate, to a tenth of a point.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// Makes any text fit for XML.
  static func escape(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\u{7F}" }.map(Character.init))
      .replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - name: The kind of element.
  ///   - style: Its class.
  ///   - attributes: Where it is.
  ///   - content: What is in it.
  mutating func add(
    _ name: String,
    _ style: String,
    _ attributes: KeyValuePairs<String, Double>,
    content: String = ""
  ) {
    let places = attributes.map { " \($0)=\"\(Self.number($1))\"" }.joined()
    let end = content.isEmpty ? "/>" : ">\(content)</\(name)>"
    self.append("<\(name) class=\"\(style)\"\(places)\(end)")
  }
}

extension SVGCanvas {
  /// Adds an element that is already written out.
  mutating func append(_ element: String) { self.elements.append(element) }

  mutating func text(_ style: String, x: Double, y: Double, _ text: String) {
    self.add("text", style, ["x": x, "y": y], content: Self.escape(text))
  }

  mutating func line(_ style: String, _ from: (Double, Double), _ to: (Double, Double)) {
    self.add("line", style, ["x1": from.0, "y1": from.1, "x2": to.0, "y2": to.1])
  }

  mutating func rect(_ style: String, x: Double, y: Double, width: Double, height: Double) {
    self.add("rect", style, ["x": x, "y": y, "width": width, "height": height])
  }

  /// The name of a row, and more about it in the background.
  mutating func label(_ text: String, _ detail: String?, x: Double, y: Double) {
    let more = detail.map { "<tspan class=\"detail\" dx=\"7\">\(Self.escape($0))</tspan>" } ?? ""
    self.add("text", "label", ["x": x, "y": y], content: Self.escape(text) + more)
  }
}
