/// Views that belong together, in a form or list, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: _CompositeView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: What stands above them.
  ///   - footer: What stands below them.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// Creates a section with views as its header and footer.
  ///
  /// - Parameters:
  ///   - header: What stands above the views.
  ///   - footer: What stands below them.
  ///   - content: The views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  /// The header, the views and the footer.
  public var _content: some View {
    Headed(header: self.header, content: self.content, footer: self.footer, form: .section)
  }

  /// Lists the elements: those of the content.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    Content._list(view.content, into: &elements)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content)
  }

  /// Creates a section with a view as its header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(footer: footer(), content: content)
  }

  /// Creates a section with a view as its footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content)
  }

  /// Creates a section with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }
}
