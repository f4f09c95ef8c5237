import HeadlessUI

/// The songs of an album, and how often they were loaded.
struct Album {
  private(set) var songs = [
    Song(id: 1, title: "Tides", seconds: 190, isFavorite: true),
    Song(id: 2, title: "Ember", seconds: 130, isFavorite: false),
    Song(id: 3, title: "Low Sun", seconds: 250, isFavorite: true),
    Song(id: 4, title: "Carousel", seconds: 170, isFavorite: true),
  ]
  private(set) var bonus = [
    Song(id: 11, title: "Echo", seconds: 100, isFavorite: false),
    Song(id: 12, title: "Night Bus", seconds: 320, isFavorite: true),
  ]
  private(set) var loads = 1
}

extension Album {
  /// Adds a favourite at the end.
  mutating func add() {
    let id = self.songs.count + 1
    self.songs.append(Song(id: id, title: "Bright Days", seconds: 200, isFavorite: true))
  }

  /// Gives the last song another title.
  mutating func rename() {
    self.songs[self.songs.count - 1].title = "After All"
  }

  /// Loads the songs again: they come out the same, in arrays that were built anew.
  mutating func reload() {
    self.songs = self.songs.map(\.rebuilt)
    self.bonus = self.bonus.map(\.rebuilt)
    self.loads += 1
  }
}
