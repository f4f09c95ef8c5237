/// How wide a text will be, roughly and rather too much: the reader's font is not known.
enum TextWidth {
  static func ofLabel(_ text: String) -> Double { Double(text.count) * 7.3 }
  static func ofDetail(_ text: String?) -> Double { text.map { 8 + Double($0.count) * 6.6 } ?? 0 }
  static func ofStep(_ text: String) -> Double { Double(text.count) * 6.7 }
  static func ofLegend(_ text: String) -> Double { Double(text.count) * 6.2 }
}

extension String {
  /// The title of a step, as far as a picture has room for it.
  var shortStep: String { self.shortened(to: 40) }
}

extension Timeline.Row {
  /// The label, as far as a picture has room for it.
  var shortLabel: String { self.label.shortened(to: 32) }

  /// The detail, as far as a picture has room for it.
  var shortDetail: String? { self.detail?.shortened(to: max(8, 38 - self.shortLabel.count)) }
}
