import HeadlessUI

/// Hides and shows what its search and its export belong to.
struct RepairedAwayView: View {
  @State private var isShown = true
  @State private var search = TaskTrigger<String>()
  @State private var export = TaskTrigger<String>()

  var body: some View {
    VStack {
      Button(isShown ? "Hide Results" : "Show Results") {
        isShown.toggle()
      }
      Button("Search Tea") {
        search.trigger(value: "Tea")
      }
      Button("Export Tea") {
        export.trigger(value: "Tea")
      }
      if isShown {
        Text("Results")
          .task($search) { drink in
            await Server.request("Search for \(drink)")
          }
          .task($export) { drink in
            await Exporter.export("Export of \(drink)")
          }
      }
    }
  }
}
