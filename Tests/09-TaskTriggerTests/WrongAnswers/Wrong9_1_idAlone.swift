// Told: the value is not
func wrong9_1_idAlone() -> String {
  """
    0.0 s  Receipt in euros has started.
    2.0 s  Receipt in euros has finished.
    3.0 s  Receipt in euros has started.
    4.0 s  Receipt in dollars has started.
    5.0 s  Receipt in euros is thrown away: it was cancelled.
    6.0 s  Receipt in dollars has finished.
  """
}
