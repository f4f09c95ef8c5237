/// How two texts differ, line by line, for a reader's eye.
struct LineDiff {
  private enum Row {
    case same(String)
    case old(String)
    case new(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private static let context = 2

  private let rows: [Row]

  /// How many lines agree before the first difference.
  var commonLines: Int { self.rows.prefix(while: \.isSame).count }

  /// Compares two texts to the byte; `nil` if they are equal.
  init?(from old: [String], to new: [String]) {
    // Swift calls strings equal that differ in the encoding of an accent. A transcript does not.
    let changes = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    if changes.isEmpty { return nil }
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var rows: [Row] = []
    var (from, to) = (0, 0)
    // Where lines were replaced, each old line is followed by the new one in its place.
    while from < old.count || to < new.count {
      let isOld = removed.contains(from)
      let isNew = inserted.contains(to)
      if isOld || isNew {
        if isOld { rows.append(.old(old[from])) }
        if isNew { rows.append(.new(new[to])) }
        from += isOld ? 1 : 0
        to += isNew ? 1 : 0
      } else {
        rows.append(.same(old[from]))
        from += 1
        to += 1
      }
    }
    self.rows = rows
  }
}

extension LineDiff {
  /// The first differing column, counted from 1; `nil` if the first difference is a whole line.
  var column: Int? {
    let first = self.rows.dropFirst(self.commonLines).prefix(2)
    guard case .old(let old)? = first.first, case .new(let new)? = first.last else { return nil }
    return zip(old, new).prefix { $0 == $1 }.count + 1
  }

  /// The differing lines in their surroundings.
  ///
  /// `-` marks the old text and `+` the new one; a caret points at the first character that differs.
  var text: String {
    let changed = self.rows.indices.filter { self.rows[$0].isSame == false }
    let near = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
    var lines: [String] = []
    for (index, row) in self.rows.enumerated() {
      guard near.contains(index) else {
        if lines.last != "  …" { lines.append("  …") }
        continue
      }
      switch row {
      case .same(let line): lines.append("  \(line)")
      case .old(let line): lines.append("- \(line)")
      case .new(let line): lines.append("+ \(line)")
      }
      if let column, index == self.commonLines + 1 {
        lines.append(String(repeating: " ", count: column + 1) + "^")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
