/// A title with an icon.
///
/// The icon does not show in text.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title.
  public var body: some View {
    self.icon
    self.title
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - name: The name of the image.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// An image.
///
/// It does not show in text.
public struct Image: View {
  /// Creates an image of the system's.
  ///
  /// - Parameter systemName: Its name.
  nonisolated public init(systemName: String) {}

  /// Nothing that text could show.
  public var body: some View { EmptyView() }
}
