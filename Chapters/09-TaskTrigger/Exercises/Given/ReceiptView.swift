import HeadlessUI

/// Exports a receipt.
///
/// While it is being exported, “Export” changes nothing, and “Export Anew” begins again.
struct ReceiptView: View {
  @State private var id = UUID()
  @State private var currency = "euros"
  @State private var export = TaskTrigger<String>()

  var body: some View {
    VStack {
      Button("Export") {
        export.trigger(value: currency, id: id)
      }
      Button("Export Anew") {
        export.trigger(value: currency)
      }
      Button("Use Dollars") {
        currency = "dollars"
      }
    }
    .task($export) { currency in
      await Exporter.export("Receipt in \(currency)")
    }
  }
}
