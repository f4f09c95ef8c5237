extension View {
  /// Sets what the tab of this view shows in a tab view's bar.
  ///
  /// - Parameter label: The label.
  /// - Returns: The view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

private struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension TabItemView: _TransparentView {
  static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view.content) { $0.tabItem = ErasedView(AnyView(view.label)) }
  }
}
