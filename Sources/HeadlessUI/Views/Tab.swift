/// A tab of a tab view: its content, what the bar shows for it, and the value that selects it.
///
/// In SwiftUI a tab is no view, and stands in tab views only.
public struct Tab<Value, Content: View, Label: View>: _ContentView {
  /// What the tab shows when it is selected.
  public let content: Content
  private let value: AnyHashable?
  private let label: Label

  private init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    Content._make(view.content, in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    Content._update(node, with: view.content)
  }

  /// Lists the tab as one element, whatever is in it.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view)
    elements.changeLast {
      $0.tag = view.value
      $0.tabItem = ErasedView(view.label)
    }
  }
}

/// What a tab is for.
public enum TabRole: Sendable {
  /// It searches.
  case search
}

extension Tab where Value: Hashable {
  /// Creates a tab with a label of views.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), content(), label())
  }
}

extension Tab where Value: Hashable, Label == HeadlessUI.Label<Text, Image> {
  /// Creates a tab with a title and a system image.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), content(), HeadlessUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab with a string as its title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), content(), HeadlessUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of views that no value selects.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Label == HeadlessUI.Label<Text, Image> {
  /// Creates a tab with a title and a system image that no value selects.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), HeadlessUI.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab with a string as its title and a system image that no value selects.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), HeadlessUI.Label(title, systemImage: systemImage))
  }
}
