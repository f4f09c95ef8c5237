import HeadlessUI

@testable import MemoFilterChapter

/// The hits of a library, the most popular song first, and a label for each song.
@MainActor
func variant8_3() -> some View {
  SongLibraryView { library in
    ChartsView(library: library)
  }
}

private struct ChartsView: View {
  @MemoSort<Song> private var hits: [Song]
  @MemoMap<Song, String> private var labels: [String]
  @State private var isLarge = false
  private let loads: Int

  init(library: SongLibrary) {
    self.loads = library.loads
    self._hits = MemoSort(
      array: library.songs,
      didChange: { old, new in old.isTriviallyIdentical(to: new) == false },
      areInIncreasingOrder: { $0.isMorePopular(than: $1) }
    )
    self._labels = MemoMap(array: library.songs) { $0.label() }
  }

  var body: some View {
    Text("Loaded \(loads) times")
    Toggle("Large Type", isOn: $isLarge)
    Text("Hits: \(hits.map { "\($0.id)" }.joined(separator: ", "))")
    ForEach(labels, id: \.self) { label in
      Text(label)
        .font(isLarge ? .title : .body)
    }
  }
}

/// The elements of an array in an order, sorted again only when the array has changed.
@propertyWrapper
private struct MemoSort<Element>: DynamicProperty {
  private var result: MemoArray<Element, Element>

  init(
    array: [Element],
    didChange: @escaping ([Element], [Element]) -> Bool,
    areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) {
    self.result = MemoArray(input: array, didChange: didChange) { array in
      print("computing new output")
      return array.sorted(by: areInIncreasingOrder)
    }
  }

  var wrappedValue: [Element] { self.result.output }
}

/// What becomes of the elements of an array, found again only when the array has changed.
@propertyWrapper
private struct MemoMap<Element, Result>: DynamicProperty {
  private var result: MemoArray<Element, Result>

  init(
    array: [Element],
    didChange: @escaping ([Element], [Element]) -> Bool,
    transform: @escaping (Element) -> Result
  ) {
    self.result = MemoArray(input: array, didChange: didChange) { array in
      print("computing new output")
      return array.map(transform)
    }
  }

  var wrappedValue: [Result] { self.result.output }
}

/// Another array that is made of one, in any way.
private struct MemoArray<Input, Output>: DynamicProperty {
  private var memo = MemoProperty<[Input], [Output]>()
  private let input: [Input]
  private let didChange: ([Input], [Input]) -> Bool
  private let compute: ([Input]) -> [Output]

  init(
    input: [Input],
    didChange: @escaping ([Input], [Input]) -> Bool,
    compute: @escaping ([Input]) -> [Output]
  ) {
    self.input = input
    self.didChange = didChange
    self.compute = compute
  }

  var output: [Output] { self.memo.wrappedValue }

  mutating func update() {
    self.memo.update(
      dependencySelector: DependencySelector(dependency: self.input, didChange: self.didChange),
      outputSelector: OutputSelector(output: self.compute)
    )
  }
}

extension MemoMap where Element: Equatable {
  /// Makes a map that computes when the array is not equal to the one before.
  init(array: [Element], transform: @escaping (Element) -> Result) {
    self.init(array: array, didChange: !=, transform: transform)
  }
}
