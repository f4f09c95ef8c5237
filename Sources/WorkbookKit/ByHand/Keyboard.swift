import Foundation

/// Where a person's lines come from: a keyboard, a pipe, or a test.
package struct Keyboard {
  /// Whether somebody is likely to sit at it, so that a prompt helps.
  package let isTerminal: Bool

  /// Waits for a line.
  ///
  /// Is handed what to do meanwhile, a few times a second, if anything is to be done. Returns the line
  /// without its end; `nil` when there are no more.
  package let nextLine: (_ meanwhile: (() -> Void)?) -> String?

  /// Takes lines from wherever it is told to.
  package init(
    isTerminal: Bool,
    nextLine: @escaping (_ meanwhile: (() -> Void)?) -> String?
  ) {
    self.isTerminal = isTerminal
    self.nextLine = nextLine
  }
}

extension Keyboard {
  /// Standard input.
  package static var standard: Keyboard {
    Keyboard(isTerminal: isatty(STDIN_FILENO) == 1) { meanwhile in
      while let meanwhile {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // Anything but “nothing yet” is for `readLine` to find out.
        if poll(&input, 1, 50) != 0 { break }
        meanwhile()
      }
      return readLine()
    }
  }
}
