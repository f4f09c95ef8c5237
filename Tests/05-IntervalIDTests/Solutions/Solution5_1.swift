func solution5_1() -> String {
  """
  launch
    0.0 s  Task #1 has started.
  wait 2.5 s
    1.0 s  Task #1 : 9:41:01
    2.0 s  Task #1 : 9:41:02
  tap “Peek”
  wait 1 s
    3.0 s  Task #1 : 9:41:03
  tap “Slow”
    3.5 s  Task #2 has started.
    3.5 s  Task #1 has been cancelled.
  wait 2 s
    5.5 s  Task #2 : 9:41:05
  tap “Peek”
    5.5 s  Task #3 has started.
    5.5 s  Task #2 has been cancelled.
  wait 1 s
    6.5 s  Task #3 : 9:41:06
  end
    6.5 s  Task #3 has been cancelled.
  """
}
