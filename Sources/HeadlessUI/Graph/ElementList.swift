/// The elements that a container, such as a tab view, sees in its content.
///
/// Groups are looked through: the views in a tuple or a condition are elements themselves.
public struct ElementList {
  private(set) var elements: [Element] = []
  private var path: [AnyHashable] = []

  /// One view of a container's content, and what it tells the container.
  struct Element {
    /// Where it stands in its groups: its identity within the container.
    let id: [AnyHashable]
    let view: ErasedView
    var tabItem: ErasedView?
    var tag: AnyHashable?
  }

  @MainActor init<Content: View>(of content: Content) {
    Content._list(content, into: &self)
  }

  /// Adds a view that is an element itself.
  @MainActor mutating func append<Content: View>(_ view: Content) {
    self.elements.append(Element(id: self.path, view: ErasedView(view)))
  }

  /// Adds a modified view: one element, which tells the container what its content would.
  @MainActor mutating func append<Modified: View, Content: View>(
    _ view: Modified,
    modifying content: Content
  ) {
    var element = Element(id: self.path, view: ErasedView(view))
    let contents = ElementList(of: content).elements
    if contents.count == 1 {
      element.tabItem = contents[0].tabItem
      element.tag = contents[0].tag
    }
    self.elements.append(element)
  }

  /// Adds what a group has at one of its places.
  @MainActor mutating func append<Content: View>(_ view: Content, at place: some Hashable) {
    self.path.append(place)
    Content._list(view, into: &self)
    self.path.removeLast()
  }

  /// Adds what a group has at one of its places, with a tag where it has none of its own.
  @MainActor mutating func append<Content: View>(
    _ view: Content,
    at place: some Hashable,
    taggedIfUntagged tag: AnyHashable
  ) {
    let first = self.elements.count
    self.append(view, at: place)
    for index in first..<self.elements.count where self.elements[index].tag == nil {
      self.elements[index].tag = tag
    }
  }

  /// Tells the container something of the element added last.
  @MainActor mutating func changeLast(_ change: (inout Element) -> Void) {
    change(&self.elements[self.elements.count - 1])
  }

  /// Adds a view whose elements tell the container something.
  @MainActor mutating func append<Content: View>(
    _ view: Content,
    changing change: (inout Element) -> Void
  ) {
    let first = self.elements.count
    Content._list(view, into: &self)
    for index in first..<self.elements.count { change(&self.elements[index]) }
  }
}

/// A view of a type that is no longer known, able to make a node and to update the one it made.
struct ErasedView {
  let make: @MainActor (_ parent: Node) -> Node
  let update: @MainActor (Node) -> Void

  @MainActor init<Content: View>(_ view: Content) {
    self.make = { Content._make(view, in: $0) }
    self.update = { Content._update($0, with: view) }
  }
}
