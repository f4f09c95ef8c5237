/// Something on screen that a person could use.
struct Control {
  enum Kind: String, CaseIterable {
    case button
    case row
    case toggle
    case stepper
    case picker
    case slider
    case textField = "text field"
  }

  /// What a person does to a control; each kind knows its own.
  enum Use {
    case tap
    case increment
    case decrement
    case choose(Int)
    case type(String)
    case slide(Double)
  }

  let kind: Kind
  let title: String
  let node: Node
  /// What a picker offers.
  var options: [String] = []
  let use: @MainActor (Use) -> Void
}
