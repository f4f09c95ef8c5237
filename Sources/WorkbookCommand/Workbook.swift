import Foundation
import WorkbookKit

/// The program `workbook`: finds one's way through the chapters, grades, hints, and checks.
@main
enum Workbook {
  static func main() {
    let status = withExtendedLifetime(Interrupts()) {
      Self.run(
        Array(CommandLine.arguments.dropFirst()),
        console: .standard,
        keyboard: .standard,
        toolchain: Toolchain()
      ) {
        Repository(containing: #filePath)
      }
    }
    exit(status.rawValue)
  }

  /// Obeys the words that follow the program's name.
  static func run(
    _ arguments: [String],
    console: Console,
    keyboard: Keyboard,
    toolchain: Toolchain,
    repository: () -> Repository?
  ) -> ExitStatus {
    do {
      let request = try Request(arguments)
      if request.command == .help {
        console.print(Request.help)
        return .success
      }
      guard let repository = repository() else {
        throw CommandError("The checkout that this program was built in is no longer there.")
      }
      let course = try Course(repository: repository)
      let desk = Desk(
        course: course,
        console: console,
        keyboard: keyboard,
        toolchain: toolchain.at(repository)
      )
      return try desk.obey(request)
    } catch let error as UsageError {
      console.complain("workbook: \(error)")
      return .usage
    } catch {
      console.complain("workbook: \(error)")
      return .failure
    }
  }
}

/// Why a command could not do its work, in one line.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
