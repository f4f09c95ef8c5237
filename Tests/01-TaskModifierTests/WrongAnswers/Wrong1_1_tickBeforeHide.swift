// Told: never reaches its first tick
func wrong1_1_tickBeforeHide() -> String {
  """
  0.0 s  Task #1 has started.
  1.0 s  Task #1 : 9:41:01
  1.0 s  Task #1 has been cancelled.
  2.5 s  Task #2 has started.
  3.5 s  Task #2 : 9:41:03
  4.0 s  Task #2 has been cancelled.
  """
}
