import HeadlessUI

/// An episode of a podcast.
struct Episode: Hashable, Identifiable {
  let id: Int
  private let minutes: Int
}

// MARK: What takes long to compute

extension Episode {
  /// How many minutes it takes to listen to some episodes.
  static func listeningTime(of episodes: [Episode], speed: Int = 1) -> Int {
    print("computing new output")
    return episodes.map(\.minutes).reduce(0, +) / speed
  }

  /// The episodes that are over within some minutes.
  static func fitting(_ episodes: [Episode], within minutes: Int) -> [Episode] {
    print("computing new output")
    return episodes.filter { $0.minutes <= minutes }
  }
}

// MARK: Where episodes come from

extension Episode {
  /// An episode of some number; episodes 1 to 4 take 20, 30, 40 and 50 minutes, and so do the next four.
  static func sample(_ number: Int) -> Episode {
    Episode(id: number, minutes: (number - 1) % 4 * 10 + 20)
  }

  /// Another version of the episode, one that takes twelve minutes.
  var shortened: Episode { Episode(id: self.id, minutes: 12) }
}
