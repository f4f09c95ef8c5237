import Foundation

/// A line that opens or closes a block: three or more backticks or tildes.
struct Fence {
  /// The backticks or tildes.
  let marks: Substring

  /// What follows them.
  let info: String

  /// Reads a line of a page; `nil` if it is no fence.
  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    self.marks = text.prefix { $0 == mark }
    let rest = text.dropFirst(self.marks.count)
    // “```code```” within a line is no block.
    guard self.marks.count >= 3, rest.contains("`") == false else { return nil }
    self.info = rest.trimmingCharacters(in: .whitespaces)
  }

  /// Tells whether this fence ends a block: of the same kind, at least as long, and bare.
  func closes(_ opening: Fence) -> Bool {
    self.marks.hasPrefix(opening.marks) && self.info.isEmpty
  }
}
