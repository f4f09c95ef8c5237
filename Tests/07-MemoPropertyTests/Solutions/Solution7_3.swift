func solution7_3() -> String {
  """
  launch
    0.0 s  computing new output
    0.0 s  body
  tap “Order 2”
    0.0 s  body
  tap “Reverse”
    0.0 s  computing new output
    0.0 s  body
  tap “Order 3”
    0.0 s  computing new output
    0.0 s  computing new output
    0.0 s  body
  type “glazed” into “Search”
    0.0 s  computing new output
    0.0 s  computing new output
    0.0 s  body
  tap “Reverse”
    0.0 s  computing new output
    0.0 s  body
  tap “Order 4”
    0.0 s  body
  """
}
