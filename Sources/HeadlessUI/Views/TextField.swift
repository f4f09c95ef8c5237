/// A control with one line of text to edit.
public struct TextField<Label: View>: _CompositeView {
  @Binding private var text: String
  private let label: Label

  /// Creates a text field with a label of views.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What to enter; ignored.
  ///   - axis: In which direction it grows; ignored.
  ///   - label: What is entered; its texts are the title that the field is found by.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self._text = text
    self.label = label()
  }

  /// Creates a text field with a label of views that edits a value in a format.
  ///
  /// Text that the format cannot read leaves the value as it is.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How to write and read it.
  ///   - prompt: What to enter; ignored.
  ///   - label: What is entered; its texts are the title that the field is found by.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    value.location.noteHandedOn()
    let text = Binding(
      get: { format.simulated.format(value.wrappedValue) },
      set: { text in
        guard let read = try? format.simulated.parseStrategy.parse(text) else { return }
        value.wrappedValue = read
      }
    )
    self.init(text: text, label: label)
  }

  /// Creates a text field with a label of views that edits a value in a format, or none.
  ///
  /// Text that the format cannot read makes the value `nil`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How to write and read it.
  ///   - prompt: What to enter; ignored.
  ///   - label: What is entered; its texts are the title that the field is found by.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    value.location.noteHandedOn()
    let text = Binding(
      get: { value.wrappedValue.map(format.simulated.format) ?? "" },
      set: { value.wrappedValue = try? format.simulated.parseStrategy.parse($0) }
    )
    self.init(text: text, label: label)
  }

  /// The line of the field.
  public var _content: some View {
    ControlLine(editing: self.$text, label: self.label)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field with a title that edits a value in a format.
  ///
  /// Text that the format cannot read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format) { Text(titleKey) }
  }

  /// Creates a text field with a string as its title that edits a value in a format.
  ///
  /// Text that the format cannot read leaves the value as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format) { Text(title) }
  }

  /// Creates a text field with a title that edits a value in a format, or none.
  ///
  /// Text that the format cannot read makes the value `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format) { Text(titleKey) }
  }
}
