/// A key of the environment: a value with a default that views hand down to all views below them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that a view finds in its environment.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment in which every value is the default.
  public init() {}

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { self.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { self.values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type.
  ///
  /// - Parameter type: The type.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { self.objects[ObjectIdentifier(type)] as? Object }
    set { self.objects[ObjectIdentifier(type)] = newValue }
  }
}

// MARK: - The system's values

extension EnvironmentValues {
  /// Whether controls can be used; see ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Takes away the sheet or the pushed screen that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or on a pushed screen.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The locale: British English.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone: UTC.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar: the Gregorian one.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(owner: nil) {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .simulated }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .simulated }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .simulated
    calendar.timeZone = .simulated
    return calendar
  }
}

/// Takes away the sheet or the pushed screen that a view is in, when it is called.
public struct DismissAction {
  /// The node that presents: two actions for the same one are the same.
  private let owner: ObjectIdentifier?
  private let action: @MainActor () -> Void

  init(owner: Node?, _ action: @escaping @MainActor () -> Void) {
    self.owner = owner.map { ObjectIdentifier($0) }
    self.action = action
  }

  /// Dismisses.
  @MainActor public func callAsFunction() {
    self.action()
  }
}

extension DismissAction: Equatable {
  /// Whether both dismiss the same thing.
  public static func == (first: DismissAction, second: DismissAction) -> Bool {
    first.owner == second.owner
  }
}
