/// A column of rows, of which people may select one or several.
///
/// All rows are made with the list: there is no scrolling, so no row comes or goes by it.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// A list has no body.
  public typealias Body = Never

  fileprivate let selection: ListSelection?
  fileprivate let content: Content

  /// Creates a list of which one row can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tag or id of the selected row.
  ///   - content: The rows.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// Creates a list of which several rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tags or ids of the selected rows.
  ///   - content: The rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// Creates a list.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.selection = nil
    self.content = content()
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ListNode(in: parent)
    node.take(view.selection)
    node.child = Content._make(view.content, in: node)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: ListNode.self)
    node.take(view.selection)
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

// MARK: - Lists of data

extension List where SelectionValue == Never {
  /// Creates a list of elements that know their ids.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of an element.
  public init<Data, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements that have their id at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the id is.
  ///   - rowContent: Makes the row of an element.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of the numbers in a range that does not change.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - rowContent: Makes the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Creates a list of elements that know their ids, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The id of the selected element.
  ///   - rowContent: Makes the row of an element.
  public init<Data, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements that know their ids, of which several can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Makes the row of an element.
  public init<Data, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements that have their id at a key path, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the id is.
  ///   - selection: The id of the selected element.
  ///   - rowContent: Makes the row of an element.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
