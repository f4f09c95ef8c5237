// Told: MemoSort does not remember
import HeadlessUI

@testable import MemoFilterChapter

/// The hits of a library, the most popular song first, and a label for each song.
@MainActor
func wrong8_3_onlyMap() -> some View {
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

/// The elements of an array in an order; should be sorted again only when the array has changed.
@propertyWrapper
private struct MemoSort<Element>: DynamicProperty {
  private let array: [Element]
  private let didChange: ([Element], [Element]) -> Bool
  private let areInIncreasingOrder: (Element, Element) -> Bool

  init(
    array: [Element],
    didChange: @escaping ([Element], [Element]) -> Bool,
    areInIncreasingOrder: @escaping (Element, Element) -> Bool
  ) {
    self.array = array
    self.didChange = didChange
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  var wrappedValue: [Element] {
    self.array.sorted(by: self.areInIncreasingOrder)
  }
}

/// What becomes of the elements of an array, found again only when the array has changed.
@propertyWrapper
private struct MemoMap<Element, Result>: DynamicProperty {
  @MemoProperty<[Element], [Result]> private var output: [Result]

  init(
    array: [Element],
    didChange: @escaping ([Element], [Element]) -> Bool,
    transform: @escaping (Element) -> Result
  ) {
    self._output = MemoProperty(
      dependencySelector: DependencySelector(dependency: array, didChange: didChange),
      outputSelector: OutputSelector { array in
        array.map(transform)
      }
    )
  }

  var wrappedValue: [Result] {
    self.output
  }
}

extension MemoMap where Element: Equatable {
  /// Makes a map that computes when the array is not equal to the one before.
  init(array: [Element], transform: @escaping (Element) -> Result) {
    self.init(array: array, didChange: !=, transform: transform)
  }
}
