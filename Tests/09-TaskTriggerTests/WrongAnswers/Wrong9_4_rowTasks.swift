// Told: A task that a button makes belongs to nobody
import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides the films of a library.
@MainActor
func wrong9_4_rowTasks() -> some View {
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
  var body: some View {
    List(["Metropolis", "Nosferatu", "Sunrise"], id: \.self) { film in
      Button(film) {
        Task {
          await Server.request("Download of \(film)")
        }
      }
    }
  }
}
