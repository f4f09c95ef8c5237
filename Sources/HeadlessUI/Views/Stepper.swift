/// A control that increments and decrements a value.
public struct Stepper<Label: View>: _CompositeView {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// Creates a stepper that runs actions.
  ///
  /// - Parameters:
  ///   - label: What is changed; its texts are the title that the stepper is found by.
  ///   - onIncrement: What “+” does; `nil` for nothing.
  ///   - onDecrement: What “-” does; `nil` for nothing.
  ///   - onEditingChanged: Ignored.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// Creates a stepper that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value, if any; a step beyond stops there.
  ///   - step: By how much the value is changed.
  ///   - label: What is changed; its texts are the title that the stepper is found by.
  ///   - onEditingChanged: Ignored.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // All that the stepper keeps of the binding is in closures, which do not tell.
    value.location.noteHandedOn()
    func move(by step: V.Stride) {
      var next = value.wrappedValue.advanced(by: step)
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      if next != value.wrappedValue { value.wrappedValue = next }
    }
    self.init(label: label, onIncrement: { move(by: step) }, onDecrement: { move(by: -step) })
  }

  /// The line of the stepper.
  public var _content: some View {
    ControlLine(.stepper, label: self.label, " [-][+]") { use in
      if case .increment = use { self.onIncrement?() } else { self.onDecrement?() }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs actions.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a string as its title that runs actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a title that changes a value, within bounds if there are any.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a string as its title that changes a value, within bounds if there are
  /// any.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
