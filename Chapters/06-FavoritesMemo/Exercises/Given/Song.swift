import HeadlessUI

/// A song, which counts how often somebody looks at it: that is the work which a memo is to spare.
struct Song: Identifiable, Equatable {
  /// How many times a property of a song was read; only the main actor reads any.
  nonisolated(unsafe) static var looks = 0

  let id: Int
  @Counted var title: String
  @Counted private(set) var seconds: Int
  @Counted private(set) var isFavorite: Bool
}

extension Song {
  /// A song that is not this one, and equal to it.
  var rebuilt: Song {
    Song(
      id: self.id,
      title: self._title.value,
      seconds: self._seconds.value,
      isFavorite: self._isFavorite.value
    )
  }

  fileprivate var line: String { "\(self._title.value), \(self._seconds.value) s" }
}

/// Shows a song, which does not count as a look.
struct SongRow: View {
  let song: Song

  var body: some View {
    Text(song.line)
  }
}

/// A value that counts how often it is read.
@propertyWrapper
struct Counted<Value: Equatable>: Equatable {
  fileprivate var value: Value

  init(wrappedValue: Value) {
    self.value = wrappedValue
  }

  var wrappedValue: Value {
    get {
      Song.looks += 1
      return self.value
    }
    set { self.value = newValue }
  }
}
