/// A container that shows one of its views at a time and keeps the others.
///
/// A tab's content is made when the tab is first selected, and stays from then on. Switching tabs
/// makes the new one appear and then the old one disappear: tasks of `.task` end with it, state does
/// not. A tab that is not selected is still updated when something that it shows changes.
///
/// Source: measurements by ole (iOS 16, macOS 13) and fatbobman (iOS 15); that content is made no
/// earlier is the rule of iOS 18 and later.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// A tab view has no body.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view whose selection somebody else keeps.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its selection itself.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.selection = nil
    self.content = content()
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TabNode(in: parent)
    self._update(node, with: view)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: TabNode.self)
    view.selection?.location.noteHandedOn()
    node.binding = view.selection.map { selection in
      TabNode.Selection {
        AnyHashable(selection.wrappedValue)
      } write: {
        if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    node.show(ElementList(of: view.content).elements)
    node.evaluate()
  }
}
