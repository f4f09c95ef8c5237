import HeadlessUI

/// Shows and hides a timer, and replaces it by a new one.
struct TimerView: View {
  @State private var id = UUID()
  @State private var isShown = false

  var body: some View {
    VStack {
      Button(isShown ? "Hide Timer" : "Show Timer") {
        isShown.toggle()
      }
      if isShown {
        TimerDetailView()
          .id(id)
        Button("Reset Timer") {
          id = UUID()
        }
      }
    }
  }
}
