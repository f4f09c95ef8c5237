// Told: The rows share one trigger
import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides the films of a library.
@MainActor
func wrong9_4_sharedTriggerGuarded() -> some View {
  FilmLibraryView()
}

private struct FilmLibraryView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button(isShown ? "Hide Films" : "Show Films") {
        isShown.toggle()
      }
      if isShown {
        FilmList()
      }
    }
  }
}

/// Should download several films side by side.
///
/// A second tap on one of them should begin that one anew.
private struct FilmList: View {
  @State private var download = TaskTrigger<String>()

  var body: some View {
    List(["Metropolis", "Nosferatu", "Sunrise"], id: \.self) { film in
      Button(film) {
        download.trigger(value: film)
      }
      .task($download) { wanted in
        guard wanted == film else { return }
        await Server.request("Download of \(film)")
      }
    }
  }
}
