import HeadlessUI

extension Bodies {
  /// Shows a label that it is given.
  struct CountLabel: View {
    let label: String

    var body: some View {
      let _ = Self._printChanges()
      Text(label)
    }
  }
}
