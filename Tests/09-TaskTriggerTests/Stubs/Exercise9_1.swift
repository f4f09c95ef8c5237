/// What the export of a receipt prints. Between the quotation marks, write one line for each that
/// you expect, such as `  0.0 s  Receipt in euros has started.`
func exercise9_1() -> String {
  """
  """
}
