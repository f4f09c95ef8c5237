/// An image.
///
/// It does not show in text.
public struct Image: _BlankView, Equatable {
  private let name: String

  /// Creates an image of the system's.
  ///
  /// - Parameter systemName: Its name.
  nonisolated public init(systemName: String) {
    self.name = systemName
  }

  /// Creates an image of the app's.
  ///
  /// - Parameter name: Its name.
  nonisolated public init(_ name: String) {
    self.name = name
  }

  /// Lets the image fill the space that there is; ignored.
  nonisolated public func resizable() -> Image { self }
}
