/// How a list reads and writes which of its rows are selected.
struct ListSelection {
  /// Notes that the list holds the binding, so that its owner depends on the selection.
  let noteHandedOn: () -> Void
  let contains: (AnyHashable) -> Bool
  /// Selects the row of a tag, and no other; whether the tag is of the selection's type.
  let select: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    self.noteHandedOn = selection.location.noteHandedOn
    self.contains = { tag in selection.wrappedValue.map { AnyHashable($0) } == tag }
    self.select = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    self.noteHandedOn = selection.location.noteHandedOn
    self.contains = { tag in (tag.base as? Value).map(selection.wrappedValue.contains) ?? false }
    self.select = { tag in
      guard let value = tag.base as? Value else { return false }
      selection.wrappedValue = [value]
      return true
    }
  }
}

/// The node of a list.
final class ListNode: WrapperNode {
  private var selection: ListSelection?

  override var isGroup: Bool { false }

  func take(_ selection: ListSelection?) {
    self.selection = selection
    selection?.noteHandedOn()
  }

  /// The rows that can be selected: each with its text, and what selects it.
  @MainActor override var controls: [Control] {
    guard let selection = self.selection else { return [] }
    var controls: [Control] = []
    self.child?.forEachRowInSections { row, tag in
      guard let tag else { return }
      controls.append(
        Control(kind: .row, title: row.text, node: row) { _ in _ = selection.select(tag) }
      )
    }
    return controls
  }

  override func describe(to screen: inout ScreenText) {
    if let child = self.child { self.describeRows(of: child, to: &screen) }
  }

  @MainActor private func describeRows(of node: Node, to screen: inout ScreenText) {
    node.forEachRow { row, tag in
      if let section = row.section {
        section.describe(to: &screen) { self.describeRows(of: section.content, to: &$0) }
      } else if let tag, self.selection?.contains(tag) == true {
        screen.write("selected:")
        screen.indented { row.describe(to: &$0) }
      } else {
        row.describe(to: &screen)
      }
    }
  }
}

extension Node {
  /// Visits the rows that a list would make of this node, and those of the sections among them.
  @MainActor final func forEachRowInSections(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    self.forEachRow { row, tag in
      if let section = row.section {
        section.content.forEachRowInSections(visit)
      } else {
        visit(row, tag)
      }
    }
  }
}
