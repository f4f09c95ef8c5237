/// The node of a tab view: knows its tabs, and keeps those that were selected once.
final class TabNode: Node {
  /// How the selection is read and written that somebody else keeps.
  struct Selection {
    let read: () -> AnyHashable
    let write: (AnyHashable) -> Void
  }

  private struct Tab {
    let id: [AnyHashable]
    let tag: AnyHashable
    let view: ErasedView
    var content: Node?
    var label: Node?
  }

  var binding: Selection?
  private var tabs: [Tab] = []
  private var selectedID: [AnyHashable]?

  var count: Int { self.tabs.count }

  var selectedIndex: Int? {
    self.selectedID.flatMap { id in self.tabs.firstIndex { $0.id == id } }
  }

  // An evaluation of its own: which tab is selected concerns nobody else.
  @MainActor override func evaluate() {
    self.isDirty = false
    guard let binding = self.binding else { return self.select(self.selectedIndex ?? 0) }
    var tag: AnyHashable?
    self.graph.track(self) { tag = binding.read() }
    self.select(self.tabs.firstIndex { $0.tag == tag } ?? self.selectedIndex ?? 0)
  }

  /// Does what a person does who taps a tab.
  @MainActor func choose(_ index: Int) {
    if let binding = self.binding {
      binding.write(self.tabs[index].tag)
    } else {
      self.select(index)
    }
  }

  /// Selects a tab; the first time its content is made.
  @MainActor private func select(_ index: Int) {
    let old = self.selectedIndex
    guard index != old, self.tabs.indices.contains(index) else { return }
    self.selectedID = self.tabs[index].id
    if let content = self.tabs[index].content {
      content.setVisible(self.isVisible)
    } else {
      let content = self.tabs[index].view.make(self)
      content.position = index
      self.tabs[index].content = content
    }
    if let old { self.tabs[old].content?.setVisible(false) }
  }

  /// Takes the tabs that there are now; those with an identity known before are updated.
  @MainActor func show(_ elements: [ElementList.Element]) {
    var old = self.tabs
    self.tabs = elements.enumerated().map { index, element in
      var tab = Tab(id: element.id, tag: element.tag ?? AnyHashable(index), view: element.view)
      if let known = old.firstIndex(where: { $0.id == element.id }).map({ old.remove(at: $0) }) {
        tab.content = known.content
        tab.label = known.label
      }
      if let content = tab.content {
        content.position = index
        element.view.update(content)
      }
      if let label = element.tabItem {
        if let node = tab.label { label.update(node) } else { tab.label = label.make(self) }
      }
      return tab
    }
    // A tab that comes back after it has gone is a new one: not the one that was selected.
    if self.selectedIndex == nil { self.selectedID = nil }
    for tab in old {
      tab.content?.retire()
      tab.label?.retire()
    }
  }

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    for tab in self.tabs {
      if let content = tab.content { visit(content) }
      if let label = tab.label { visit(label) }
    }
  }

  // All labels show, and the content of one tab.
  override func shows(_ child: Node) -> Bool {
    let selected = self.selectedIndex
    return self.tabs.indices.contains { index in
      self.tabs[index].label === child || index == selected && self.tabs[index].content === child
    }
  }

  override func describe(to screen: inout ScreenText) {
    guard let index = self.selectedIndex else { return }
    let label = self.tabs[index].label.map { " “\($0.text)”" } ?? ""
    screen.write("tab \(index + 1) of \(self.tabs.count)\(label)")
    screen.indented { self.tabs[index].content?.describe(to: &$0) }
  }

  /// Visits the contents of the tabs that are kept and not selected, with their numbers.
  @MainActor func visitHiddenTabs(_ visit: @MainActor (_ content: Node, _ number: Int) -> Void) {
    for (index, tab) in self.tabs.enumerated() {
      if let content = tab.content, index != self.selectedIndex { visit(content, index + 1) }
    }
  }
}
