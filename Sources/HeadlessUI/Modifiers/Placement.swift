// What only places views is accepted and ignored, as nothing is laid out.

extension View {
  /// Adds space at edges; ignored.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { self }
  /// Adds space at all edges; ignored.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  /// Adds space at edges; ignored.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Sets the size; ignored.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Limits the size; ignored.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Keeps the size that the view likes best; ignored.
  nonisolated public func fixedSize() -> some View { self }
  /// Keeps the size that the view likes best; ignored.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Sets who gets space first; ignored.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  /// Moves the view; ignored.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Moves the view; ignored.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  /// Sets what lies in front; ignored.
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  /// Keeps the proportions; ignored.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View { self }
  /// Fits the view into the space that there is; ignored.
  nonisolated public func scaledToFit() -> some View { self }
  /// Fills the space that there is with the view; ignored.
  nonisolated public func scaledToFill() -> some View { self }
  /// Lets the view reach under what covers the screen; ignored.
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}

/// How a view with proportions uses the space that there is.
public enum ContentMode: CaseIterable, Sendable {
  /// Within it, or covering it.
  case fit, fill
}
