import HeadlessUI

/// Shows and hides the new presentation.
struct NewTimerView: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button(isShown ? "Hide Timer" : "Show Timer") {
        isShown.toggle()
      }
      if isShown {
        NewDetailView()
      }
    }
  }
}
