// Told: has captured the number of stars
func wrong2_1_containerIsSkipped() -> String {
  """
  launch
  0.0 s  EpisodeView
  0.0 s  RatingView
  0.0 s  ClockContainer
  0.0 s  ProgressPresenter
  wait 2 s
  1.0 s  ClockContainer
  1.0 s  ProgressPresenter
  2.0 s  ClockContainer
  2.0 s  ProgressPresenter
  tap “Louder”
  2.0 s  EpisodeView
  tap “More Stars”
  2.0 s  RatingView
  2.0 s  ClockContainer
  2.0 s  ProgressPresenter
  tap “More Stars”
  2.0 s  RatingView
  wait 1 s
  3.0 s  ClockContainer
  3.0 s  ProgressPresenter
  """
}
