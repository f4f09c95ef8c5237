extension View {
  /// Prints why the body under way is evaluated; to be called in a body.
  ///
  /// `@self` means that the view's own value has changed, `@identity` that it has just become part of
  /// the tree, `_name` that the dynamic property `name` has changed, `@dependencies` that something
  /// else has that it reads, such as a property of an observable object.
  ///
  /// Source: the lines that SwiftUI prints, as Apple's WWDC 2021 talk “Demystify SwiftUI” shows them.
  public static func _printChanges() {
    guard let host = World.current?.graph?.evaluating as? PropertyHost else {
      print("\(Self.self): _printChanges() was called outside a body.")
      return
    }
    let changes = host.changes
    var reasons: [String] = []
    if changes.isValueChanged { reasons.append("@self") }
    if changes.isNew { reasons.append("@identity") }
    reasons += host.changedProperties.map { $0.hasPrefix("_") ? $0 : "_\($0)" }
    if reasons.isEmpty { reasons.append("@dependencies") }
    print("\(Self.self): \(reasons.joined(separator: ", ")) changed.")
  }
}
