// Told: A tab switch does not concern the property
func wrong3_1_tabCancels() -> String {
  """
  0.0 s  Task #1 has started.
  1.0 s  Task #1 : 9:41:01
  1.0 s  Task #2 has started.
  1.0 s  Task #1 has been cancelled.
  1.5 s  Task #3 has started.
  1.5 s  Task #2 has been cancelled.
  2.5 s  Task #3 : 9:41:02
  2.5 s  Task #3 has been cancelled.
  """
}
