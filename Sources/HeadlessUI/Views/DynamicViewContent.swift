/// Views made of the elements of a collection, which people may delete and move.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets people delete rows.
  ///
  /// - Parameter action: Takes away the elements at some offsets; `nil` if rows cannot be deleted.
  /// - Returns: The views.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(rows: self, onDelete: action, onMove: nil)
  }

  /// Lets people move rows.
  ///
  /// - Parameter action: Moves the elements at some offsets to before the element at another one;
  ///   `nil` if rows cannot be moved.
  /// - Returns: The views.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(rows: self, onDelete: nil, onMove: action)
  }
}

private struct EditableRows<Rows: DynamicViewContent> {
  let rows: Rows
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension EditableRows: DynamicViewContent, View {
  typealias Body = Never

  var data: Rows.Data { self.rows.data }

  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = EditableRowsNode(in: parent)
    node.onDelete = view.onDelete
    node.onMove = view.onMove
    node.child = Rows._make(view.rows, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: EditableRowsNode.self)
    node.onDelete = view.onDelete
    node.onMove = view.onMove
    if let child = node.child { Rows._update(child, with: view.rows) }
  }

  static func _list(_ view: Self, into elements: inout ElementList) {
    Rows._list(view.rows, into: &elements)
  }
}

private final class EditableRowsNode: WrapperNode {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    self.child?.forEachRow(visit)
  }

  /// The node of each element, in their order.
  @MainActor private var elements: [Node] {
    if let inner = self.child as? EditableRowsNode { return inner.elements }
    var elements: [Node] = []
    self.child?.forEachChild { elements.append($0) }
    return elements
  }

  @MainActor override var controls: [Control] {
    let elements = self.elements
    let titles = elements.map(\.text)
    var controls: [Control] = []
    for (index, element) in elements.enumerated() {
      if let onDelete = self.onDelete {
        controls.append(
          Control(kind: .deletableRow, title: titles[index], node: element) { _ in
            onDelete([index])
          }
        )
      }
      if let onMove = self.onMove {
        controls.append(
          Control(kind: .movableRow, title: titles[index], node: element, options: titles) {
            if case .move(before: let place) = $0 { onMove([index], place ?? titles.count) }
          }
        )
      }
    }
    return controls
  }
}

// MARK: - Collections

extension MutableCollection {
  /// Moves elements together to before another one, counted before the move.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: The offset of the element that they stand before afterwards; the number of
  ///     elements for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let offsets = elements.indices
    let order =
      offsets.filter { $0 < destination && source.contains($0) == false } + Array(source)
      + offsets.filter { $0 >= destination && source.contains($0) == false }
    for (index, offset) in zip(Array(self.indices), order) { self[index] = elements[offset] }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Parameter offsets: The offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = self.enumerated().filter { offsets.contains($0.offset) == false }
    self = Self(kept.map(\.element))
  }
}

/// A button that lets people edit the list it belongs to.
///
/// Here it only changes its title: rows can be deleted and moved all the time.
public struct EditButton: View {
  @State private var isEditing = false

  /// Creates an edit button.
  public init() {}

  /// The button.
  public var body: some View {
    Button(self.isEditing ? "Done" : "Edit") { self.isEditing.toggle() }
  }
}
