// Views under a title: boxes, menus, rows with a label.

/// Views in a box, with a title.
public struct GroupBox<Label: View, Content: View>: _CompositeView {
  private let label: Label
  private let content: Content

  /// Creates a box with a label of views.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title and, below it, the views.
  public var _content: some View {
    Headed(header: self.label, content: self.content, footer: EmptyView())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A title with buttons.
///
/// It is always open: they can be tapped at once.
public struct Menu<Label: View, Content: View>: _CompositeView {
  private let label: Label
  private let content: Content

  /// Creates a menu with a label of views.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title and, below it, the buttons.
  public var _content: some View {
    Headed(header: self.label, content: self.content, footer: EmptyView())
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A value or a control with a label, in one line.
public struct LabeledContent<Label: View, Content: View>: _CompositeView {
  private let label: Label
  private let content: Content

  /// Creates a row with a label of views.
  ///
  /// - Parameters:
  ///   - content: The value or control.
  ///   - label: What it is.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content in one line.
  public var _content: some View {
    Headed(header: self.label, content: self.content, footer: EmptyView(), form: .line)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a row with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a title and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a row with a string as its title and a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a row with a title and a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}
