import HeadlessUI

/// Shows the count of its property, and says when its body is evaluated.
struct OrderView: View {
  @OuterProperty private var count

  var body: some View {
    let _ = print("OrderView.body")
    Button("Count") {
      count += 1
    }
    Text("\(count)")
  }
}
