// What is wrong with the use of a control.

extension SimulationError {
  /// No control of that kind, or of that kind and title, is on screen.
  ///
  /// - Parameters:
  ///   - kind: The kind that was looked for.
  ///   - title: The title that was looked for, if any.
  ///   - controls: The controls of the kind on screen.
  ///   - tab: The number of the tab that has one and is not selected.
  ///   - other: The kind of a control on screen that has the title.
  /// - Returns: The error.
  static func missing(
    _ kind: Control.Kind,
    _ title: String?,
    among controls: [Control],
    onHiddenTab tab: Int?,
    ofOtherKind other: Control.Kind?
  ) -> SimulationError {
    let titles = controls.map(\.title)
    var sentences = ["No \(kind.phrase(title)) is on screen."]
    if let other {
      sentences.append("There is a \(other.rawValue) of that title.")
    } else if let tab {
      sentences.append("There is one on tab \(tab), which is not selected.")
    } else if let title, let near = self.suggestion(for: title, among: titles) {
      sentences.append(near)
    }
    if titles.isEmpty == false {
      sentences.append("On screen: \(self.list(titles)).")
    } else if title != nil {
      sentences.append("There is no \(kind.rawValue) at all.")
    }
    return SimulationError(sentences.joined(separator: " "))
  }

  /// None of these pickers has the option.
  static func noOption(_ option: String, in pickers: [Control]) -> SimulationError {
    let options = pickers.flatMap(\.options)
    let place =
      pickers.count == 1
      ? "the picker\(pickers[0].title.isEmpty ? "" : " “\(pickers[0].title)”")"
      : "the pickers \(self.list(pickers.map(\.title)))"
    let sentences = [
      "There is no option “\(option)” in \(place).",
      self.suggestion(for: option, among: options),
      options.isEmpty
        ? "No option is there: each needs a tag of the selection's type."
        : "Options: \(self.list(options)).",
    ]
    return SimulationError(sentences.compactMap(\.self).joined(separator: " "))
  }

  static func noOccurrence(
    _ occurrence: Int,
    of kind: Control.Kind,
    _ title: String?,
    count: Int
  ) -> SimulationError {
    let what =
      count == 1 ? "is only one \(kind.phrase(title))" : "are \(count) \(kind.phrase(title, "s"))"
    return SimulationError(
      "There \(what) on screen: no occurrence \(occurrence), as they count from 1."
    )
  }

  static func disabled(_ control: Control) -> SimulationError {
    let name = control.title.isEmpty ? "" : " “\(control.title)”"
    let isTapped = control.kind == .button || control.kind == .row
    let effect = isTapped ? "a tap on it would do nothing" : "it cannot be changed"
    return SimulationError("The \(control.kind.rawValue)\(name) is disabled: \(effect).")
  }

  private static func suggestion(for word: String, among words: [String]) -> String? {
    guard let match = nearestMatch(to: word, among: words), areNear(word, match) else { return nil }
    return "Did you mean “\(match)”?"
  }

  /// The first of many titles: nobody reads a thousand.
  private static func list(_ titles: [String]) -> String {
    let shown = titles.prefix(12)
      .map { $0.isEmpty ? "one without a title" : "“\($0)”" }
      .joined(separator: ", ")
    return titles.count > 12 ? "\(shown) and \(titles.count - 12) more" : shown
  }
}

extension Control.Kind {
  fileprivate func phrase(_ title: String?, _ plural: String = "") -> String {
    "\(self.rawValue)\(plural)\(title.map { " titled “\($0)”" } ?? "")"
  }
}
