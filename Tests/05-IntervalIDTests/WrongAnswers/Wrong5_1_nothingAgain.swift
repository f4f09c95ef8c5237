// Told: That is a change
func wrong5_1_nothingAgain() -> String {
  """
  0.0 s  Task #1 has started.
  1.0 s  Task #1 : 9:41:01
  2.0 s  Task #1 : 9:41:02
  3.0 s  Task #1 : 9:41:03
  3.5 s  Task #2 has started.
  3.5 s  Task #1 has been cancelled.
  5.5 s  Task #2 : 9:41:05
  6.5 s  Task #2 has been cancelled.
  """
}
