// Told: With the value and the id that it has already
func wrong9_1_sameIDRestarts() -> String {
  """
    0.0 s  Receipt in euros has started.
    1.0 s  Receipt in euros has started.
    2.0 s  Receipt in euros is thrown away: it was cancelled.
    3.0 s  Receipt in euros has finished.
    3.0 s  Receipt in euros has started.
    3.5 s  Receipt in dollars has started.
    4.0 s  Receipt in dollars has started.
    5.0 s  Receipt in euros is thrown away: it was cancelled.
    5.5 s  Receipt in dollars is thrown away: it was cancelled.
    6.0 s  Receipt in dollars has finished.
  """
}
