// What helps people to use a control is accepted and ignored: no keyboard, no pointer, no voice here.

extension View {
  /// Says what the view is called where it cannot be seen; ignored.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Says what the view is called where it cannot be seen; ignored.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Says what the view is called where it cannot be seen; ignored.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Says what tests call the view; ignored.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Says whether the view is left out where it cannot be seen; ignored.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Says what the view is for; ignored.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Says what the view is for; ignored.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Sets whether the view can be touched; ignored: drivers use its controls all the same.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Sets what the return key says; ignored.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Sets whether spelling is corrected; ignored.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Sets which letters become capitals; ignored.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
}

/// What the return key says.
public enum SubmitLabel: Sendable {
  /// A word for what happens then.
  case `continue`, done, go, join, next, `return`, route, search, send
}

/// Which letters of a text become capitals.
public enum TextInputAutocapitalization: Sendable {
  /// None, all, or the first of something.
  case never, characters, sentences, words
}
