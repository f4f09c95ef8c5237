/// What the timer prints when it is hidden within a second. Between the quotation marks, write one
/// line for each that you expect, such as `  0.0 s  Task #1 has started.`
func exercise1_1() -> String {
  """
  """
}
