/// What a memo without dependencies prints. Between the quotation marks, write one line for each that you
/// expect, such as `  0.0 s  computing new output`
func exercise7_1() -> String {
  """
  """
}
