import HeadlessUI

/// Reads a file of the repository.
func text(_ path: String) throws -> String {
  var root = URL(filePath: #filePath)
  for _ in 1...4 { root.deleteLastPathComponent() }
  return try String(contentsOf: root.appending(path: path), encoding: .utf8)
}
