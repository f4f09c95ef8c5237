import HeadlessUI

/// A button of each behaviour.
struct ButtonsView: View {
  var body: some View {
    VStack {
      TaskTriggerButton("Save") {
        await Server.request("Save")
      }
      TaskTriggerButton("Download", behavior: .cancellable()) {
        await Server.request("Download")
      } placeholder: {
        Text("Stop Download")
      }
      TaskTriggerButton("Search", behavior: .restart(showPlaceholder: false)) {
        await Server.request("Search")
      }
    }
  }
}
