func solution7_1() -> String {
  """
  launch
    0.0 s  computing new output
    0.0 s  there are 10, summary: 10 items
  tap “Add Item”
    0.0 s  there are 11, summary: 10 items
  toggle “Summary”
  toggle “Summary”
    0.0 s  computing new output
    0.0 s  there are 11, summary: 11 items
  tap “Add Item”
    0.0 s  there are 12, summary: 11 items
  """
}
