import Foundation
import WorkbookKit

/// Lends a repository that has just the given files and is gone afterwards.
func withRepository<Result>(
  _ files: [String: String],
  _ body: (Repository) throws -> Result
) throws -> Result {
  let root = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: root) }
  for (path, text) in files {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: false, encoding: .utf8)
  }
  return try body(Repository(root: root))
}

/// A page that shows all that `Greeting` prints.
let greetingPage = """
  # A greeting

  ```transcript Greeting/hello
  launch
  tap “Greet”
    0.0 s  Hello.
  wait 1 s
  ```

  The screen:

  ```swift Screens/Greeter.swift#Greeter.body
  var body: Int { 1 }
  ```

  ```transcript Greeting/two-words
  launch
  tap “Greet”
    0.0 s  Hello.
  tap “Greet”
    0.0 s  Hello.
  ```

  """

/// The source that the page quotes.
let greeterSource = """
  struct Greeter {
    var body: Int { 1 }
  }

  """
