/// The candidate that somebody who typed `word` most probably meant, if one is near enough.
///
/// - Parameters:
///   - word: What was typed.
///   - candidates: What there is.
/// - Returns: The candidate with the fewest edits (letters inserted, removed, replaced, swapped with
///   their neighbour), case aside; `nil` if more than a third of it, and more than two, would change.
package func nearestMatch(to word: String, among candidates: [String]) -> String? {
  let scored = candidates.map { (candidate: $0, edits: editDistance(word, $0)) }
  guard let best = scored.min(by: { $0.edits < $1.edits }) else { return nil }
  return best.edits <= max(2, best.candidate.count / 3) ? best.candidate : nil
}

/// How many edits turn one word into the other, case aside.
private func editDistance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
  // rows[i][j]: edits from the first i letters of one to the first j of the other.
  var rows = [Array(0...second.count)]
  for i in 1..<(first.count + 1) {
    var row = [i]
    for j in 1..<(second.count + 1) {
      let replaced = rows[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
      var edits = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
        edits = min(edits, rows[i - 2][j - 2] + 1)
      }
      row.append(edits)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
