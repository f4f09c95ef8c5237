/// A view for each element of a collection.
///
/// The identity of a view is the id of its element: it keeps its state when the element moves, and
/// its state ends when no element has the id any more.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  /// Tells the id of an element.
  let identify: (Data.Element) -> ID
  /// The elements, copied where the type of the collection is known: many times faster than later.
  let elements: ContiguousArray<Data.Element>

  fileprivate init(
    _ data: Data,
    _ elements: ContiguousArray<Data.Element>,
    identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.elements = elements
    self.identify = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// A `ForEach` has no body.
  public typealias Body = Never

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node { ForEachNode(view, in: parent) }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    for element in view.elements {
      let id = view.identify(element)
      elements.append(view.content(element), at: id, taggedIfUntagged: id)
    }
  }
}

extension ForEach where Content: View {
  /// Creates views of elements that know their ids.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, ContiguousArray(data), identifiedBy: { $0.id }, content: content)
  }

  /// Creates views of elements that have their id at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the id is.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, ContiguousArray(data), identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Creates views of the numbers in a range that does not change.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Makes the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, ContiguousArray(data), identifiedBy: { $0 }, content: content)
  }

  /// Creates views of bindings to the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - content: Makes the view of a binding to an element.
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views of bindings to the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: Where the id of an element is.
  ///   - content: Makes the view of a binding to an element.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    let pairs = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
    self.init(
      pairs,
      ContiguousArray(pairs),
      identifiedBy: { $0.1 },
      content: { index, _ in
        let element = collection[index]
        let location = ElementLocation(of: data.location, at: index, last: element)
        return content(Binding(location: location))
      }
    )
  }
}
