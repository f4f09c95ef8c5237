import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides the films of a library.
@MainActor
func variant9_4() -> some View {
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

/// Keeps a trigger for each film.
private struct FilmList: View {
  private struct Film: Identifiable {
    let id: String
    var download = PlainTaskTrigger()
  }

  @State private var films = ["Metropolis", "Nosferatu", "Sunrise"].map { Film(id: $0) }

  var body: some View {
    List {
      ForEach($films) { $film in
        HStack {
          Button(film.id) {
            print("\(film.id), please.")
            film.download.trigger()
          }
          if film.download.isActive {
            ProgressView()
          }
        }
        .task($film.download) { [title = film.id] in
          await Server.request("Download of \(title)")
        }
      }
    }
  }
}
