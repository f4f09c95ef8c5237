/// A view that tells how far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _CompositeView {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let fraction: Double?

  private init<V: BinaryFloatingPoint>(
    _ value: V?,
    of total: V,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = value.map { total > 0 ? Double(max(0, min($0 / total, 1))) : 0 }
  }

  /// Creates a view of a progress with labels of views.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` if nobody knows.
  ///   - total: How much there is to do.
  ///   - label: What is being done.
  ///   - currentValueLabel: How far it has come.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, of: total, label(), currentValueLabel())
  }

  /// The labels and the progress in a line.
  public var _content: some View {
    let progress = self.fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "in progress"
    ControlLine(nil, label: TupleView(self.label, self.currentValueLabel), " (\(progress))")
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something under way, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil as Double?, of: 1, label(), EmptyView())
  }

  /// Creates a view of a progress with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, of: total, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of something under way.
  public init() {
    self.init { EmptyView() }
  }

  /// Creates a view of a progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view of something under way, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a view of something under way, with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates a view of a progress with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view of a progress with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
