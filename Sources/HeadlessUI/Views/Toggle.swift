/// A control that switches something on and off.
public struct Toggle<Label: View>: _CompositeView {
  @Binding private var isOn: Bool
  private let label: Label

  /// Creates a toggle with a label of views.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it switches; its texts are the title that the toggle is found by.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self._isOn = isOn
    self.label = label()
  }

  /// The line of the toggle.
  public var _content: some View {
    ControlLine(.toggle, self.isOn ? "[x] " : "[ ] ", label: self.label) { _ in
      self.isOn.toggle()
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a toggle with a title and a system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }
}
