import HeadlessUI

/// A song in a library.
struct Song: Hashable, Identifiable {
  let id: Int
  private let plays: Int
  private let year: Int
  private let isDownloaded: Bool
}

// MARK: What takes long to compute

extension Song {
  /// Whether it can be played without a network; says that it was asked.
  func isOnDevice() -> Bool {
    print("checking song \(self.id)")
    return self.isDownloaded
  }

  /// Whether it was played more often than another song; says that it was asked.
  func isMorePopular(than other: Song) -> Bool {
    print("comparing songs \(self.id) and \(other.id)")
    return self.plays > other.plays
  }

  /// Whether it came out later than another song; says that it was asked.
  func isNewer(than other: Song) -> Bool {
    print("comparing songs \(self.id) and \(other.id)")
    return self.year > other.year
  }

  /// What a row shows of it; says that it was asked.
  func label() -> String {
    print("labelling song \(self.id)")
    return "Song \(self.id), played \(self.plays) times"
  }
}

// MARK: Where songs come from

extension Song {
  /// Four songs, of which the third is in the cloud.
  static let samples = [
    Song(id: 1, plays: 40, year: 2007, isDownloaded: true),
    Song(id: 2, plays: 10, year: 2015, isDownloaded: true),
    Song(id: 3, plays: 30, year: 2011, isDownloaded: false),
    Song(id: 4, plays: 20, year: 1999, isDownloaded: true),
  ]

  /// A song of some number, more popular and newer than those before it.
  static func new(_ id: Int, isDownloaded: Bool) -> Song {
    Song(id: id, plays: id * 10, year: 2020 + id, isDownloaded: isDownloaded)
  }

  /// An equal song, made anew.
  var copy: Song {
    Song(id: self.id, plays: self.plays, year: self.year, isDownloaded: self.isDownloaded)
  }
}
