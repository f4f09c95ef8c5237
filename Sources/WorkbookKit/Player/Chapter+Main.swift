import Foundation

extension Chapter {
  /// Runs the chapter as a program: plays its acts, or does what the command line asks for.
  @MainActor
  public static func main() {
    let command = ChapterCommand(
      chapter: Self.self,
      console: .standard,
      watchdog: Watchdog(limit: 10)
    )
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
