/// A control that chooses one of several values.
///
/// Each of its options is a view with a tag: the value that it stands for.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _CompositeView {
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label

  /// Creates a picker with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The value that is chosen.
  ///   - content: The options, each with a tag of the type of the selection.
  ///   - label: What is chosen; its texts are the title that the picker is found by.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self._selection = selection
    self.content = content()
    self.label = label()
  }

  /// The line of the picker; its options do not show, but the one that is chosen.
  public var _content: some View {
    let chosen = self.selection
    PickerLine(
      label: self.label,
      content: self.content,
      selection: PickerSelection(
        description: "\(chosen)",
        accepts: { $0.base is SelectionValue },
        contains: { $0.base as? SelectionValue == chosen },
        choose: { if let value = $0.base as? SelectionValue { self.selection = value } }
      )
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// What a picker does with the tags of its options.
private struct PickerSelection {
  let description: String
  let accepts: (AnyHashable) -> Bool
  let contains: (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void
}

/// A picker as it is on screen: its label and the chosen option in one line.
private struct PickerLine<Label: View, Content: View>: View {
  typealias Body = Never

  let label: Label
  let content: Content
  let selection: PickerSelection

  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = PickerNode(view.selection, in: parent)
    node.label = Label._make(view.label, in: node)
    node.content = Content._make(view.content, in: node)
    node.warnIfNothingIsChosen()
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: PickerNode.self)
    node.selection = view.selection
    if let label = node.label { Label._update(label, with: view.label) }
    if let content = node.content { Content._update(content, with: view.content) }
    node.warnIfNothingIsChosen()
  }
}

private final class PickerNode: Node {
  var selection: PickerSelection
  var label: Node?
  var content: Node?

  init(_ selection: PickerSelection, in parent: Node) {
    self.selection = selection
    super.init(in: parent)
  }

  @MainActor private var title: String { self.label?.text ?? "" }

  /// What can be chosen: all that has a tag of the selection's type.
  @MainActor private var options: [(title: String, tag: AnyHashable)] {
    var options: [(title: String, tag: AnyHashable)] = []
    self.content?.forEachRowInSections { row, tag in
      if let tag, self.selection.accepts(tag) { options.append((row.text, tag)) }
    }
    return options
  }

  @MainActor private var chosen: String? {
    self.options.first { self.selection.contains($0.tag) }?.title
  }

  @MainActor func warnIfNothingIsChosen() {
    guard self.chosen == nil else { return }
    self.graph.world.warnOnce(
      """
      Picker: the selection "\(self.selection.description)" is invalid and does not have an \
      associated tag, this will give undefined results.
      """
    )
  }

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let label = self.label { visit(label) }
    if let content = self.content { visit(content) }
  }

  override var control: Control? {
    let options = self.options
    return Control(kind: .picker, title: self.title, node: self, options: options.map(\.title)) {
      if case .choose(let index) = $0 { self.selection.choose(options[index].tag) }
    }
  }

  override func describe(to screen: inout ScreenText) {
    let line = [self.title, self.chosen ?? "(none)"].filter { $0.isEmpty == false }
    screen.write(self.markIfDisabled(line.joined(separator: ": ")))
  }
}
