/// A control that chooses a number from a range.
public struct Slider<Label: View, ValueLabel: View>: _CompositeView {
  @Binding private var value: Double
  private let label: Label

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride?,
    label: Label
  ) where V.Stride: BinaryFloatingPoint {
    value.location.noteHandedOn()
    self._value = Binding(
      get: { Double(value.wrappedValue) },
      set: { number in
        var number = V(number)
        if let step {
          let steps = (bounds.lowerBound.distance(to: number) / step).rounded()
          number = bounds.lowerBound.advanced(by: steps * step)
        }
        value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
      }
    )
    self.label = label
  }

  /// The line of the slider.
  public var _content: some View {
    ControlLine(.slider, label: self.label, ": \(self.value.brief)") { use in
      if case .slide(let value) = use { self.value = value }
    }
  }
}

extension Slider {
  /// Creates a slider with labels of views for itself and for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen; by default any can.
  ///   - label: What is chosen; its texts are the title that the slider is found by.
  ///   - minimumValueLabel: What stands at the low end; it does not show in text.
  ///   - maximumValueLabel: What stands at the high end; it does not show in text.
  ///   - onEditingChanged: Ignored.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: label())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen; by default any can.
  ///   - label: What is chosen; its texts are the title that the slider is found by.
  ///   - onEditingChanged: Ignored.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: EmptyView())
  }
}
