// Told: cannot be told to stop
func wrong9_1_stopsAtOnce() -> String {
  """
    0.0 s  Receipt in euros has started.
    2.0 s  Receipt in euros has finished.
    3.0 s  Receipt in euros has started.
    3.5 s  Receipt in dollars has started.
    3.5 s  Receipt in euros has been cancelled.
    4.0 s  Receipt in dollars has started.
    4.0 s  Receipt in dollars has been cancelled.
    6.0 s  Receipt in dollars has finished.
  """
}
