import HeadlessUI
import WorkbookKit

extension FavoritesMemo {
  @ExerciseBuilder static var exercises: [Exercise] {
    Self.lengths
    Self.longSongs
    Self.sortedFavorites
    Self.constantTime
    Self.storageTest
  }
}

extension Performance {
  /// How often songs were looked at before a tap on “Measure”, and after the one before.
  ///
  /// Who does not say is taken to have looked very often.
  func looks(_ occurrence: Int) -> Int {
    let line = self.step(Tap("Measure"), occurrence).printed
      .last { $0.hasPrefix("looks at songs: ") }
    return line.flatMap { Int($0.dropFirst("looks at songs: ".count)) } ?? .max
  }
}

extension Stretch {
  /// States what must be on screen, and what must not.
  func shows(_ title: String, _ texts: String..., without others: [String] = []) -> Fact {
    Fact(
      title,
      texts.allSatisfy(self.screen.contains)
        && others.contains(where: self.screen.contains) == false,
      details: "on screen:\n\(self.screen)"
    )
  }
}
