import HeadlessUI
import WorkbookKit

extension ContainerPresenter {
  static var whoseBody: Exercise {
    let act = Act("episode", EpisodeView()) {
      Wait(seconds: 2)
      Tap("Louder")
      Tap("More Stars")
      Tap("More Stars")
      Wait(seconds: 1)
    }
    return Exercise("2.1", prediction: exercise2_1, of: act) { prediction in
      let atTaps = Dictionary(grouping: prediction) { $0 }.mapValues(\.count)
      let ratings = atTaps["2.0 s RatingView"] ?? 0
      Mistake(
        "A tick stays below the container: it writes the state of `ClockContainer`, and nothing above"
          + " has read that.",
        if: prediction.contains {
          ($0.hasPrefix("1.0") || $0.hasPrefix("3.0"))
            && ($0.hasSuffix("EpisodeView") || $0.hasSuffix("RatingView"))
        }
      )
      Mistake(
        "Louder evaluates `EpisodeView`. It makes a `RatingView` which is given the same title as before,"
          + " and so is left alone.",
        if: ratings > 2
      )
      Mistake(
        "A tap in `RatingView` writes the state of `RatingView`. Its parent has not read that.",
        if: atTaps["2.0 s EpisodeView"] ?? 0 > 1
      )
      Mistake(
        "The closure for the container has captured the number of stars. With each “More Stars” that is"
          + " another, so the container differs, though it never looks at them.",
        if: ratings == 2 && atTaps["2.0 s ClockContainer"] ?? 0 < 3
      )
      Mistake(
        "That a view is made does not mean that it is evaluated: at the second “More Stars” the presenter is given the same"
          + " time and the same `isLiked` as before.",
        if: ratings == 2 && atTaps["2.0 s ProgressPresenter"] ?? 0 > 2
      )
    }
  }
}
