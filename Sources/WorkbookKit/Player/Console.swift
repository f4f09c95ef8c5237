import Foundation

/// Where a chapter writes, and whether in colour.
package struct Console {
  /// How a piece of text stands out when there is colour; the codes are those of ANSI terminals.
  package enum Style: String {
    case heading = "1;4"
    case step = "1"
    case dim = "2"
    case warning = "33"
    case good = "32"
  }

  /// Whether styles are visible.
  package var isColored: Bool

  /// Whether a person is likely to be looking.
  package var isTerminal = false

  /// How many characters fit into a line.
  package var columns = 80

  /// Takes what belongs to the result.
  package let out: (String) -> Void

  /// Takes what went wrong.
  package let err: (String) -> Void

  /// Writes wherever it is told to.
  package init(
    isColored: Bool,
    isTerminal: Bool = false,
    columns: Int = 80,
    out: @escaping (String) -> Void,
    err: @escaping (String) -> Void
  ) {
    self.isColored = isColored
    self.isTerminal = isTerminal
    self.columns = columns
    self.out = out
    self.err = err
  }

  /// Writes a line of the result.
  package func print(_ text: String = "") { self.out(text + "\n") }

  /// Writes a line about what went wrong.
  package func complain(_ text: String) { self.err(text + "\n") }

  /// Makes text stand out, if there is colour.
  package func styled(_ text: some StringProtocol, _ style: Style) -> String {
    self.isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : String(text)
  }
}

extension Console {
  /// The process's own standard output and error.
  ///
  /// Nothing is buffered, so what was printed stays visible if the process crashes afterwards.
  package static var standard: Console {
    Console(
      isColored: wantsColor(
        isTerminal: isatty(STDOUT_FILENO) == 1,
        environment: ProcessInfo.processInfo.environment
      ),
      isTerminal: isatty(STDOUT_FILENO) == 1,
      columns: widthOfTerminal() ?? 80,
      out: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // Nobody will see the rest: better none than one that seems to be all.
          self.complain("standard output cannot be written to\n")
          exit(ExitStatus.failure.rawValue)
        }
      },
      err: self.complain
    )
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Asks the terminal for its width; `nil` if standard output is none, or will not tell.
  private static func widthOfTerminal() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Decides about colour.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a person is likely to be looking.
  ///   - environment: The variables of the process; see no-color.org for `NO_COLOR`.
  /// - Returns: Whether escape sequences are welcome.
  static func wantsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}
