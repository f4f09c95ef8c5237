import HeadlessUI

extension View {
  /// Prints when the view appears and when it disappears.
  func logged(_ name: String) -> some View {
    self
      .onAppear { print("\(name) appears") }
      .onDisappear { print("\(name) disappears") }
  }

  /// Prints when a task of the view starts, and when it ends.
  ///
  /// It ends by being cancelled alone.
  func loggingTask(_ name: String) -> some View {
    self.task {
      print("\(name) starts")
      try? await Task.sleep(for: .seconds(1_000_000))
      print("\(name) ends")
    }
  }
}
