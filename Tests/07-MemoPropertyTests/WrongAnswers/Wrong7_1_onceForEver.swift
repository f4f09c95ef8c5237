// Told: Its memo has a new storage
func wrong7_1_onceForEver() -> String {
  """
    0.0 s  computing new output
    0.0 s  there are 10, summary: 10 items
    0.0 s  there are 11, summary: 10 items
    0.0 s  there are 11, summary: 10 items
    0.0 s  there are 12, summary: 10 items
  """
}
