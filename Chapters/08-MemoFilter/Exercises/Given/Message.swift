import HeadlessUI

/// A message in an inbox.
struct Message: Hashable, Identifiable {
  let id: Int
  private let priority: Int
}

extension Message {
  /// Whether its priority is some number or higher; says that it was asked.
  func isAtLeast(_ priority: Int) -> Bool {
    print("checking message \(self.id)")
    return self.priority >= priority
  }

  /// A message of some number; priorities go 1, 2, 3 and begin again.
  static func sample(_ number: Int) -> Message {
    Message(id: number, priority: (number - 1) % 3 + 1)
  }
}
