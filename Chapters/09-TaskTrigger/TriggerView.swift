import HeadlessUI

/// Shows and hides a library.
struct TriggerView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button(isShown ? "Hide Library" : "Show Library") {
        isShown.toggle()
      }
      if isShown {
        LibraryView()
      }
    }
  }
}
