// Told: that comes before the body
func wrong7_1_bodyFirst() -> String {
  """
    0.0 s  there are 10, summary: 10 items
    0.0 s  computing new output
    0.0 s  there are 11, summary: 10 items
    0.0 s  there are 11, summary: 11 items
    0.0 s  computing new output
    0.0 s  there are 12, summary: 11 items
  """
}
