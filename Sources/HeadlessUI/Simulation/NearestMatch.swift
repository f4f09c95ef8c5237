/// The candidate that somebody who typed `word` most probably meant.
///
/// That is one that begins with the word, or the one with the fewest edits.
///
/// - Parameters:
///   - word: What was typed.
///   - candidates: What there is; of several that are as near, the first counts.
/// - Returns: The nearest candidate, however far; `nil` if there is none.
package func nearestMatch(to word: String, among candidates: [String]) -> String? {
  let beginning = candidates.first { word.isEmpty == false && $0.hasPrefix(word) }
  return beginning
    ?? candidates.map { ($0, edits: editDistance(word, $0)) }.min { $0.edits < $1.edits }?.0
}

/// Whether two words are so alike that one may well be a slip for the other.
///
/// - Parameters:
///   - first: One word.
///   - second: The other.
/// - Returns: Whether at most two edits lie between them, or a third of the second word; and fewer
///   than would write it anew.
package func areNear(_ first: String, _ second: String) -> Bool {
  let edits = editDistance(first, second)
  return edits <= max(2, second.count / 3) && edits < second.count
}

/// How many edits turn one word into the other, case aside.
///
/// An edit inserts, removes or replaces a letter, or swaps it with its neighbour.
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
