import Foundation
import Synchronization

/// Reads what a process prints, and remembers the last part of it.
final class PipeReader: Sendable {
  /// How much is remembered, in bytes: a grade and the lines before it.
  private static let memory = 1 << 20

  /// More than this nobody wants to read, in bytes.
  private static let flood = 1 << 26

  private let content = Mutex(Data())
  private let ended = DispatchSemaphore(value: 0)

  /// What came last.
  var data: Data { self.content.withLock(\.self) }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - pipe: What the process writes to.
  ///   - flooded: Called when there is no end to it.
  init(_ pipe: Pipe, flooded: @escaping @Sendable () -> Void) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      var total = 0
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(handle.fileDescriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        total += count
        if total > Self.flood { flooded() }
        self.remember(buffer[..<count])
      }
      try? handle.close()
      self.ended.signal()
    }
  }

  /// Waits for the end of what is printed.
  ///
  /// - Parameter time: The latest time.
  /// - Returns: Whether the end came before.
  func wait(until time: DispatchTime) -> Bool {
    self.ended.wait(timeout: time) == .success
  }

  private func remember(_ bytes: ArraySlice<UInt8>) {
    self.content.withLock { data in
      data.append(contentsOf: bytes)
      if data.count > 2 * Self.memory { data = Data(data.suffix(Self.memory)) }
    }
  }
}
