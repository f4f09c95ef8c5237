/// What an app shows in place of content that is not there.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _CompositeView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: What is missing.
  ///   - description: Why, and what can be done about it.
  ///   - actions: The buttons that do it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts one below the other.
  public var _content: some View {
    VStack {
      self.label
      self.description
      self.actions
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a system image and a description.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}
