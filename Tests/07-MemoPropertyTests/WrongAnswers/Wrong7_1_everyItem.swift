// Told: nobody asks whether what
func wrong7_1_everyItem() -> String {
  """
    0.0 s  computing new output
    0.0 s  there are 10, summary: 10 items
    0.0 s  computing new output
    0.0 s  there are 11, summary: 11 items
    0.0 s  computing new output
    0.0 s  there are 11, summary: 11 items
    0.0 s  computing new output
    0.0 s  there are 12, summary: 12 items
  """
}
