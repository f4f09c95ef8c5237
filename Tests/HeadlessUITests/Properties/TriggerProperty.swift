import HeadlessUI

/// Makes a task run at a user's word: a fresh id for each, so that the same word twice is two.
@propertyWrapper
struct TriggerProperty: DynamicProperty {
  struct Run: Equatable {
    let word: String
    let id: UUID
  }

  @State private var run: Run?

  var wrappedValue: Run? { self.run }

  func fire(_ word: String) {
    self.run = Run(word: word, id: UUID())
  }

  /// Ends a run; a later one stays.
  func finish(_ run: Run) {
    if self.run == run { self.run = nil }
  }
}
