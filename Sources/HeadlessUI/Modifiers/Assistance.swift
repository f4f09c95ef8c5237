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
  /// Sets which keyboard shows; ignored.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Says what is entered, so that it can be filled in; ignored.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// Sets the keys that tap a control; ignored.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets the keys that tap a control; ignored.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }
}

/// A keyboard for a kind of text.
public enum UIKeyboardType: Sendable {
  /// A keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  /// A keyboard.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard.
  case URL
}

/// What is entered in a text field.
public enum UITextContentType: Sendable {
  /// A name, or a part of one.
  case name, givenName, familyName, nickname, username, organizationName
  /// Something to reach people by.
  case emailAddress, telephoneNumber, fullStreetAddress, addressCity, postalCode, countryName
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address on the web.
  case URL
  /// A secret.
  case password, newPassword, oneTimeCode, creditCardNumber
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Sendable {
  /// The return key, for what is done most of the time.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for giving something up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

/// A key of a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The delete key.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The space bar.
  public static let space: KeyEquivalent = " "

  /// The letter of the key.
  public let character: Character

  /// Creates the key of a letter.
  public init(extendedGraphemeClusterLiteral value: Character) { self.character = value }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
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
