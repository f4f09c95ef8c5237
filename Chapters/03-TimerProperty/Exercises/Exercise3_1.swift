/// What the timers print when one reset follows the other within a second. Between the quotation marks,
/// write one line for each that you expect, such as `  0.0 s  Task #1 has started.`
func exercise3_1() -> String {
  """
  """
}
