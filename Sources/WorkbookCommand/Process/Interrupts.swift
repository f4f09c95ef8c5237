import Foundation
import Synchronization

/// Ends what this program has started when somebody presses Ctrl-C.
final class Interrupts {
  private static let children = Mutex(Set<Int32>())

  private let sources: [any DispatchSourceSignal]

  /// Takes over Ctrl-C and the polite request to end, for as long as the object lives.
  init() {
    self.sources = [SIGINT, SIGTERM].map { number in
      // The default would end this program alone; its children would go on.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        for child in Self.children.withLock(\.self) {
          // On Linux a child leads a process group of its own, with its own children in it.
          if getpgid(child) == child { kill(-child, SIGINT) }
          kill(child, SIGINT)
        }
        print("")
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Notes that a process runs, until `body` is over.
  static func guarding<Result>(_ process: Int32, _ body: () throws -> Result) rethrows -> Result {
    Self.children.withLock { _ = $0.insert(process) }
    defer { Self.children.withLock { _ = $0.remove(process) } }
    return try body()
  }
}
