import Foundation
import Synchronization

/// Reads what a process prints to its end, and remembers the last part of it.
final class PipeReader: Sendable {
  /// How much is remembered, in bytes: a grade and the lines before it.
  private static let memory = 1 << 20

  /// More than this nobody wants to read, in bytes.
  private static let flood = 1 << 26

  private let group = DispatchGroup()
  private let data = Mutex(Data())

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - pipe: What the process writes to.
  ///   - flooded: Called when there is no end to it.
  init(_ pipe: Pipe, flooded: @escaping @Sendable () -> Void) {
    let handle = pipe.fileHandleForReading
    let descriptor = handle.fileDescriptor
    DispatchQueue.global().async(group: self.group) {
      var total = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        total += count
        if total > Self.flood { flooded() }
        self.data.withLock { data in
          data.append(contentsOf: buffer[..<count])
          if data.count > 2 * Self.memory { data.removeFirst(data.count - Self.memory) }
        }
      }
      withExtendedLifetime(handle) {}
    }
  }

  /// Waits for the end.
  ///
  /// - Returns: What was printed last.
  func wait() -> Data {
    self.group.wait()
    return self.data.withLock(\.self)
  }
}
