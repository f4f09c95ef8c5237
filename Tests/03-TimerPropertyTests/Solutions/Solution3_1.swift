func solution3_1() -> String {
  """
  launch
  tap “Show Timer”
    0.0 s  Task #1 has started.
  wait 1 s
    1.0 s  Task #1 : 9:41:01
  tap “Reset Timer”
    1.0 s  Task #2 has started.
    1.0 s  Task #1 has been cancelled.
  wait 0.5 s
  tap “Reset Timer”
    1.5 s  Task #3 has started.
    1.5 s  Task #2 has been cancelled.
  wait 1 s
    2.5 s  Task #3 : 9:41:02
  select tab 2
  wait 1.5 s
    3.5 s  Task #3 : 9:41:03
  end
    4.0 s  Task #3 has been cancelled.
  """
}
