import HeadlessUI

/// What a person can do on the screen as it is.
struct Choices {
  /// A step and the words that stand for it.
  struct Choice {
    let words: String
    let step: any ScriptStep
  }

  /// What can be done without saying more, in the order on screen.
  let plain: [Choice]

  /// What needs a word more: the verbs, and what they may be said of.
  let open: [(verb: Verb, titles: [String])]

  /// Looks at the screen.
  @MainActor
  init(on simulation: Simulation) {
    var plain: [Choice] = []
    var open: [(verb: Verb, titles: [String])] = []
    func add(_ words: String, _ step: any ScriptStep) {
      // Of two controls with one title, the first is meant.
      if plain.contains(where: { $0.words == words }) == false {
        plain.append(Choice(words: words, step: step))
      }
    }
    func add(_ verb: Verb, _ titles: [String]) {
      if let index = open.firstIndex(where: { $0.verb == verb }) {
        open[index].titles += titles
      } else {
        open.append((verb, titles))
      }
    }
    for control in simulation.usableControls {
      let title = control.title
      switch control.kind {
      case .button, .row: add("tap \(title)", Tap(title))
      case .toggle: add("toggle \(title)", Flip(title))
      case .stepper:
        add("increment \(title)", Increment(title))
        add("decrement \(title)", Decrement(title))
      case .picker: for option in control.options { add("choose \(option)", Choose(option)) }
      case .deletableRow: add("delete \(title)", DeleteRow(title))
      case .slider: add(.slide, [title])
      case .textField: add(.type, [title])
      case .movableRow: break
      }
    }
    for tab in simulation.otherTabs { add("tab \(tab)", SelectTab(tab)) }
    if simulation.canGoBack { add("back", GoBack()) }
    if simulation.canDismissSheet { add("dismiss", DismissSheet()) }
    self.plain = plain
    self.open = open
  }
}

extension Choices {
  /// A word that begins a command which needs a value.
  enum Verb: String {
    case slide
    case type
  }
}

extension Choices {
  /// The choices in lines, numbered.
  ///
  /// - Parameter columns: How wide a line may be.
  /// - Returns: The lines.
  func lines(columns: Int) -> [String] {
    var items = self.plain.enumerated().map { "\($0 + 1) \($1.words)" }
    for (verb, _) in self.open {
      items.append(verb == .type ? "type TEXT" : "slide NUMBER")
    }
    items += ["wait", "screen", "help", "quit"]
    var lines: [String] = []
    for item in items {
      if let last = lines.last, last.count + 3 + item.count <= columns {
        lines[lines.count - 1] = "\(last) · \(item)"
      } else {
        lines.append("  \(item)")
      }
    }
    return lines
  }
}
