/// Something on screen that a person could use.
package struct Control {
  package enum Kind: String, CaseIterable, Sendable {
    case button
    case row
    case toggle
    case stepper
    case picker
    case slider
    case textField = "text field"
    case deletableRow = "row to delete"
    case movableRow = "row to move"
  }

  /// What a person does to a control; each kind knows its own.
  enum Use {
    case tap
    case increment
    case decrement
    case choose(Int)
    case type(String)
    case slide(Double)
    case move(before: Int?)
  }

  package let kind: Kind
  package let title: String
  let node: Node
  /// What a picker offers; the rows that a row can be moved before.
  package var options: [String] = []
  let use: @MainActor (Use) -> Void
}
