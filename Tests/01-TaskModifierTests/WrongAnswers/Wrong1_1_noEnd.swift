// Told: At the end the views are taken away
func wrong1_1_noEnd() -> String {
  """
  0.0 s  Task #1 has started.
  0.5 s  Task #1 has been cancelled.
  2.5 s  Task #2 has started.
  3.5 s  Task #2 : 9:41:03
  """
}
