func solution1_1() -> String {
  """
  launch
  tap “Show Timer”
    0.0 s  Task #1 has started.
  wait 0.5 s
  tap “Hide Timer”
    0.5 s  Task #1 has been cancelled.
  wait 2 s
  tap “Show Timer”
    2.5 s  Task #2 has started.
  wait 1.5 s
    3.5 s  Task #2 : 9:41:03
  end
    4.0 s  Task #2 has been cancelled.
  """
}
