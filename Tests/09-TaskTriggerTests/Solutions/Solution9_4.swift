import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides the films of a library.
@MainActor
func solution9_4() -> some View {
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

/// Downloads several films side by side.
private struct FilmList: View {
  var body: some View {
    List(["Metropolis", "Nosferatu", "Sunrise"], id: \.self) { film in
      FilmRow(film: film)
    }
  }
}

/// Downloads its film when it is tapped, and anew when it is tapped again.
private struct FilmRow: View {
  @State private var download = PlainTaskTrigger()
  let film: String

  var body: some View {
    Button(film) {
      download.trigger()
    }
    .task($download) {
      await Server.request("Download of \(film)")
    }
  }
}
