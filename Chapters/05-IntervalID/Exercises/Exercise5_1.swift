/// What the timer of `PresetsView` prints when its buttons are tapped.
///
/// Between the quotation marks, write one line for each that you expect, such as
/// `  0.0 s  Task #1 has started.`
func exercise5_1() -> String {
  """
  """
}
