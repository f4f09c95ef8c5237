// Told: The second task is cancelled half a second after its start
func wrong3_1_oldTick() -> String {
  """
  0.0 s  Task #1 has started.
  1.0 s  Task #1 : 9:41:01
  1.0 s  Task #2 has started.
  1.0 s  Task #1 has been cancelled.
  1.5 s  Task #2 : 9:41:02
  1.5 s  Task #3 has started.
  1.5 s  Task #2 has been cancelled.
  2.5 s  Task #3 : 9:41:02
  3.5 s  Task #3 : 9:41:03
  4.0 s  Task #3 has been cancelled.
  """
}
