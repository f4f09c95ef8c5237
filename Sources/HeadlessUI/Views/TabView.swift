/// A container that shows one of its views at a time and keeps the others.
///
/// A tab's content is made when the tab is first selected, and stays from then on. Switching tabs
/// makes the new one appear and then the old one disappear: tasks of `.task` end with it, state does
/// not. A tab that is not selected is still updated when something that it shows changes.
///
/// Source: measurements by ole (iOS 16, macOS 13) and fatbobman (iOS 15); that content is made no
/// earlier is the rule of iOS 18 and later.
public struct TabView<Content: View>: View {
  /// A tab view has no body.
  public typealias Body = Never

  private let content: Content

  /// Creates a tab view.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TabNode(in: parent)
    node.show(ElementList(of: view.content).elements)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: TabNode.self).show(ElementList(of: view.content).elements)
  }
}

/// The node of a tab view: knows its tabs, and keeps those that were selected once.
final class TabNode: Node {
  private struct Tab {
    let id: [AnyHashable]
    var view: ErasedView
    var content: Node?
    var label: Node?
  }

  private var tabs: [Tab] = []
  private var selection: [AnyHashable]?

  var count: Int { self.tabs.count }

  /// Takes the tabs that there are now; those with an identity known before are updated.
  @MainActor func show(_ elements: [ElementList.Element]) {
    var old = self.tabs
    self.tabs = elements.map { element in
      var tab = Tab(id: element.id, view: element.view)
      if let index = old.firstIndex(where: { $0.id == element.id }) {
        tab.content = old[index].content
        tab.label = old[index].label
        old.remove(at: index)
      }
      if let content = tab.content { element.view.update(content) }
      if let label = element.tabItem {
        if let node = tab.label { label.update(node) } else { tab.label = label.make(self) }
      }
      return tab
    }
    if self.selectedIndex == nil, self.tabs.isEmpty == false { self.select(0) }
    for tab in old { tab.content?.retire() }
  }

  /// Selects a tab; the first time its content is made.
  @MainActor func select(_ index: Int) {
    let old = self.selectedIndex
    guard index != old else { return }
    self.selection = self.tabs[index].id
    if let content = self.tabs[index].content {
      content.setVisible(true)
    } else {
      self.tabs[index].content = self.tabs[index].view.make(self)
    }
    if let old { self.tabs[old].content?.setVisible(false) }
  }

  private var selectedIndex: Int? {
    self.selection.flatMap { id in self.tabs.firstIndex { $0.id == id } }
  }

  /// Visits the contents of the tabs that are kept and not selected, with their numbers.
  func visitHiddenTabs(_ visit: (_ content: Node, _ number: Int) -> Void) {
    for (index, tab) in self.tabs.enumerated() {
      if let content = tab.content, index != self.selectedIndex { visit(content, index + 1) }
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for tab in self.tabs {
      if let content = tab.content { visit(content) }
    }
  }

  override func shows(_ child: Node) -> Bool {
    self.selectedIndex.map { self.tabs[$0].content === child } ?? false
  }

  override func describe(to screen: inout ScreenText) {
    guard let index = self.selectedIndex else { return }
    let label = self.tabs[index].label.map { " “\($0.text)”" } ?? ""
    screen.write("tab \(index + 1) of \(self.tabs.count)\(label)")
    screen.indented { self.tabs[index].content?.describe(to: &$0) }
  }
}
