// Told: one update follows: one
func wrong5_1_twoTasks() -> String {
  """
  0.0 s  Task #1 has started.
  1.0 s  Task #1 : 9:41:01
  2.0 s  Task #1 : 9:41:02
  3.0 s  Task #1 : 9:41:03
  3.5 s  Task #2 has started.
  3.5 s  Task #1 has been cancelled.
  5.5 s  Task #2 : 9:41:05
  5.5 s  Task #3 has started.
  5.5 s  Task #2 has been cancelled.
  5.5 s  Task #4 has started.
  5.5 s  Task #3 has been cancelled.
  6.5 s  Task #4 : 9:41:06
  6.5 s  Task #4 has been cancelled.
  """
}
