extension View {
  /// Presents a sheet when a binding is true.
  ///
  /// The presenting view stays on screen and appeared; people can use only the sheet until it is
  /// dismissed.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there; dismissing it writes `false`.
  ///   - onDismiss: What to do when it has gone.
  ///   - content: The sheet.
  /// - Returns: The view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetView(
      content: self,
      item: { isPresented.wrappedValue ? 0 : nil },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      sheet: { _ in content() }
    )
  }

  /// Presents a sheet for an item while a binding has one.
  ///
  /// - Parameters:
  ///   - item: The item; another one is another sheet, dismissing it writes `nil`.
  ///   - onDismiss: What to do when it has gone.
  ///   - content: The sheet of an item.
  /// - Returns: The view.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(
      content: self,
      item: { item.wrappedValue },
      id: { $0.id },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      sheet: content
    )
  }
}

private struct SheetView<Content: View, Item, ID: Hashable, Sheet: View>: _ModifiedView {
  let content: Content
  let item: () -> Item?
  let id: (Item) -> ID
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = SheetNode(view, in: parent)
    node.child = Content._make(view.content, in: node)
    node.evaluate()
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: SheetNode<Content, Item, ID, Sheet>.self)
    node.view = view
    if let child = node.child { Content._update(child, with: view.content) }
    node.evaluate()
  }
}

extension SheetView where ID == Int {
  init(
    content: Content,
    item: @escaping () -> Item?,
    dismiss: @escaping @MainActor () -> Void,
    onDismiss: (() -> Void)?,
    sheet: @escaping (Item) -> Sheet
  ) {
    self.init(
      content: content,
      item: item,
      id: { _ in 0 },
      dismiss: dismiss,
      onDismiss: onDismiss,
      sheet: sheet
    )
  }
}

/// A node that presents something over everything else, and can be told to take it away.
class PresentationNode: Node {
  fileprivate(set) final var child: Node?
  /// What is presented, with an environment of its own.
  fileprivate(set) final var presented: PresentedNode?

  @MainActor func dismiss() {}

  // What is presented does not stand where the presenting view does.
  override final var isGroup: Bool { self.presented == nil }

  override final func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let child = self.child { visit(child) }
    if let presented = self.presented { visit(presented) }
  }

  override func describe(to screen: inout ScreenText) {
    self.child?.describe(to: &screen)
    guard let presented = self.presented else { return }
    screen.write("sheet")
    screen.indented { presented.describe(to: &$0) }
  }
}

/// What is presented: it is on no navigation stack, wherever its presenter is.
final class PresentedNode: EnvironmentNode {}

private final class SheetNode<Content: View, Item, ID: Hashable, Sheet: View>: PresentationNode {
  var view: SheetView<Content, Item, ID, Sheet>
  private var id: ID?

  init(_ view: SheetView<Content, Item, ID, Sheet>, in parent: Node) {
    self.view = view
    super.init(in: parent)
  }

  // An evaluation of its own: whether there is a sheet, and what is in it, concerns nobody else.
  @MainActor override func evaluate() {
    self.isDirty = false
    var sheet: Sheet?
    var nextID: ID?
    self.graph.track(self) {
      guard let item = self.view.item() else { return }
      nextID = self.view.id(item)
      sheet = self.view.sheet(item)
    }
    if nextID != self.id, let old = self.presented {
      self.presented = nil
      old.retire(atOnce: true)
      self.graph.queue(.valueChanged(self))
    }
    self.id = nextID
    guard let sheet else { return }
    if let child = self.presented?.child {
      Sheet._update(child, with: sheet)
    } else {
      let node = PresentedNode(
        { [unowned self] values in
          values.dismiss = DismissAction(owner: self) { [weak self] in self?.dismiss() }
          values.isPresented = true
        },
        in: self
      )
      node.child = Sheet._make(sheet, in: node)
      self.presented = node
    }
  }

  override func dismiss() {
    if self.presented != nil { self.view.dismiss() }
  }

  override func valueChanged() {
    self.view.onDismiss?()
  }
}
