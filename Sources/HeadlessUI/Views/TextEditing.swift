/// A control with a text to edit that does not show.
public struct SecureField<Label: View>: _CompositeView {
  @Binding private var text: String
  private let label: Label

  /// Creates a secure field with a label of views.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What to enter; ignored.
  ///   - label: What is entered; its texts are the title that the field is found by.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self._text = text
    self.label = label()
  }

  /// The line of the field, with a dot for each letter.
  public var _content: some View {
    ControlLine(editing: self.$text, label: self.label, isSecret: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }
}

/// A control with several lines of text to edit; it has no title.
public struct TextEditor: _CompositeView {
  @Binding private var text: String

  /// Creates a text editor.
  ///
  /// - Parameter text: The text.
  public init(text: Binding<String>) {
    self._text = text
  }

  /// The line of the editor.
  public var _content: some View {
    ControlLine(editing: self.$text, label: EmptyView())
  }
}

extension ControlLine {
  /// Creates the line of a control with a text to edit.
  init(editing binding: Binding<String>, label: Label, isSecret: Bool = false) {
    let text = binding.wrappedValue
    let shown = isSecret ? String(repeating: "•", count: text.count) : text
    self.init(.textField, label: label, ": “\(shown.replacing("\n", with: "⏎"))”") { use in
      if case .type(let new) = use { binding.wrappedValue = new }
    }
  }
}
