import HeadlessUI

/// Says how many items there are, for as long as that is wanted.
struct ItemSummaryView: View {
  let array: [Item]
  @State private var isShown = true

  var body: some View {
    Toggle("Summary", isOn: $isShown)
    if isShown {
      ItemSummary(array: array)
    }
  }
}

/// A sentence about some items, found by a memo that declares no dependency.
struct ItemSummary: View {
  @MemoProperty<String> private var summary: String
  private let count: Int

  init(array: [Item]) {
    self.count = array.count
    self._summary = MemoProperty(
      outputSelector: OutputSelector {
        print("computing new output")
        return "\(array.count) items"
      }
    )
  }

  var body: some View {
    let _ = print("there are \(count), summary: \(summary)")
    Text(summary)
  }
}
