import HeadlessUI

/// Owns the episodes that are up next and hands them to a view.
struct UpNextView<Content: View>: View {
  @State private var episodes = (1...3).map { Episode.sample($0) }
  private let content: ([Episode]) -> Content

  init(@ViewBuilder content: @escaping ([Episode]) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      Button("Add Episode") {
        episodes.append(Episode.sample(episodes.count + 1))
      }
      Button("Shorten Last") {
        episodes[episodes.count - 1] = episodes[episodes.count - 1].shortened
      }
      content(episodes)
    }
  }
}
