import Foundation

/// What the compiler says against a file.
struct CompileError: Equatable {
  /// The file, seen from the root of the package.
  let file: String

  /// Where in it, counted from 1.
  let line: Int

  let message: String

  /// Finds the errors in what a build printed, each once.
  static func errors(in text: String, root: URL) -> [CompileError] {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    var errors: [CompileError] = []
    for match in text.matches(of: /(?m)^(\/.+\.swift):(\d+):\d+: error: (.+)$/) {
      let path = String(match.1)
      let error = CompileError(
        file: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path,
        line: Int(match.2) ?? 0,
        message: String(match.3)
      )
      if errors.contains(error) == false { errors.append(error) }
    }
    return errors
  }
}
