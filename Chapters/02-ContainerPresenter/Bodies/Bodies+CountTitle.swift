import HeadlessUI

extension Bodies {
  /// Shows the same words always: it is given nothing.
  struct CountTitle: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("Taps and time")
    }
  }
}
