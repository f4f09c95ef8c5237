/// Something on screen that a person could use.
struct Control {
  enum Kind: String {
    case button
    case row
  }

  let kind: Kind
  let title: String
  let node: Node
  let use: @MainActor () -> Void
}
