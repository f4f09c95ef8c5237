// The styles of controls are accepted and ignored. In SwiftUI each kind of style is a protocol, and
// people write their own; here it is an enum with the system's names, so that `.bordered` compiles.

extension View {
  /// Sets the looks of buttons; ignored.
  nonisolated public func buttonStyle(_ style: _ButtonStyle) -> some View { self }
  /// Sets the looks of lists; ignored.
  nonisolated public func listStyle(_ style: _ListStyle) -> some View { self }
  /// Sets the looks of text fields; ignored.
  nonisolated public func textFieldStyle(_ style: _TextFieldStyle) -> some View { self }
  /// Sets the looks of pickers; ignored.
  nonisolated public func pickerStyle(_ style: _PickerStyle) -> some View { self }
  /// Sets the looks of toggles; ignored.
  nonisolated public func toggleStyle(_ style: _ToggleStyle) -> some View { self }
  /// Sets the looks of progress views; ignored.
  nonisolated public func progressViewStyle(_ style: _ProgressViewStyle) -> some View { self }
  /// Sets the looks of labels; ignored.
  nonisolated public func labelStyle(_ style: _LabelStyle) -> some View { self }
  /// Sets the looks of forms; ignored.
  nonisolated public func formStyle(_ style: _FormStyle) -> some View { self }
  /// Sets the size of controls; ignored.
  nonisolated public func controlSize(_ size: ControlSize) -> some View { self }
  /// Hides the labels of controls; ignored: they show as text, as controls are found by them.
  nonisolated public func labelsHidden() -> some View { self }
  /// Sets how the title of a screen shows; ignored.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

/// The system's looks of buttons.
public enum _ButtonStyle: Sendable {
  /// A look of the system's.
  case automatic, bordered, borderedProminent, borderless, plain, glass, glassProminent, link
}

/// The system's looks of lists.
public enum _ListStyle: Sendable {
  /// A look of the system's.
  case automatic, plain, grouped, inset, insetGrouped, sidebar
}

/// The system's looks of text fields.
public enum _TextFieldStyle: Sendable {
  /// A look of the system's.
  case automatic, plain, roundedBorder, squareBorder
}

/// The system's looks of pickers.
public enum _PickerStyle: Sendable {
  /// A look of the system's.
  case automatic, inline, menu, navigationLink, palette, radioGroup, segmented, wheel
}

/// The system's looks of toggles.
public enum _ToggleStyle: Sendable {
  /// A look of the system's.
  case automatic, button, checkbox, `switch`
}

/// The system's looks of progress views.
public enum _ProgressViewStyle: Sendable {
  /// A look of the system's.
  case automatic, circular, linear
}

/// The system's looks of labels.
public enum _LabelStyle: Sendable {
  /// A look of the system's.
  case automatic, iconOnly, titleAndIcon, titleOnly
}

/// The system's looks of forms.
public enum _FormStyle: Sendable {
  /// A look of the system's.
  case automatic, columns, grouped
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
  /// A size, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// How a title shows in the bar.
  public enum TitleDisplayMode: Sendable {
    /// As usual, or by decision.
    case automatic, inline, large
  }
}
