import HeadlessUI

/// Loads items, with the number that starts the task among its data.
@MainActor
@Observable
final class LibraryModel {
  /// Which item to load: the view writes it and watches it, `load()` takes it back.
  var item: Int?
}

extension LibraryModel {
  /// Loads the item; to be called whenever `item` has changed.
  func load() async {
    guard let index = self.item else { return }
    await Server.request("Load of item \(index)")
    self.item = nil
  }
}
