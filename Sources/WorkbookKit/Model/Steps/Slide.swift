import HeadlessUI

/// The move of a slider.
public struct Slide: ScriptStep {
  private let value: Double
  private let slider: String?

  /// Says where to.
  ///
  /// - Parameters:
  ///   - value: The number at which the slider ends up, if its bounds and steps allow it.
  ///   - slider: The slider's label; not needed when the screen has only one.
  public init(to value: Double, in slider: String? = nil) {
    self.value = value
    self.slider = slider
  }

  /// The step in words.
  public var title: String {
    "slide to \(self.value.brief)\(self.slider.map { " in “\($0)”" } ?? "")"
  }

  /// Moves it; fails when no such slider is on screen.
  public func perform(on simulation: Simulation) throws {
    try simulation.slide(to: self.value, in: self.slider)
  }
}
