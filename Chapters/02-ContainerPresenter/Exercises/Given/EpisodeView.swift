import HeadlessUI

/// An episode of a podcast: what exercise 2.1 asks about.
///
/// Each body prints the name of its view when it is evaluated.
struct EpisodeView: View {
  @State private var volume = 5

  var body: some View {
    let _ = print("EpisodeView")
    VStack {
      Text("Volume \(volume)")
      Button("Louder") {
        volume += 1
      }
      RatingView(title: "Tides")
    }
  }
}

/// Lets the listener give stars.
struct RatingView: View {
  let title: String

  @State private var stars = 2

  var body: some View {
    let _ = print("RatingView")
    let stars = stars
    VStack {
      Text("\(title): \(stars) stars")
      Button("More Stars") {
        self.stars += 1
      }
      ClockContainer { date in
        ProgressPresenter(date: date, isLiked: stars >= 3)
      }
    }
  }
}

/// Owns the time, and keeps it.
struct ClockContainer<Content: View>: View {
  @State private var date = Date.now
  private let content: (Date) -> Content

  init(@ViewBuilder content: @escaping (Date) -> Content) {
    self.content = content
  }

  var body: some View {
    let _ = print("ClockContainer")
    content(date)
      .task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
          date = .now
        }
      }
  }
}

/// Shows a time, and a heart for an episode with three stars or more.
struct ProgressPresenter: View {
  let date: Date
  let isLiked: Bool

  var body: some View {
    let _ = print("ProgressPresenter")
    Text("\(isLiked ? "♥ " : "")\(date.formatted(date: .omitted, time: .standard))")
  }
}
