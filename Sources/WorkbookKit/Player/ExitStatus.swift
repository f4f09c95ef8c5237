/// What a chapter tells the shell.
package enum ExitStatus: Int32 {
  /// All went well.
  case success = 0

  /// An act could not be played to its end, or a page does not agree.
  case failure = 1

  /// The command line was not understood.
  case usage = 2
}
