/// How a change is animated.
///
/// HeadlessUI animates nothing: what is left of an animation is that the change gets an update of
/// its own.
public struct Animation: Sendable, Equatable {
  private let name: String

  /// The system's standard animation.
  public static let `default` = Animation(name: "default")
  /// A constant pace.
  public static let linear = Animation(name: "linear")
  /// A slow beginning.
  public static let easeIn = Animation(name: "easeIn")
  /// A slow end.
  public static let easeOut = Animation(name: "easeOut")
  /// A slow beginning and end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// A spring.
  public static let spring = Animation(name: "spring")
  /// A spring that bounces.
  public static let bouncy = Animation(name: "bouncy")
  /// A spring that does not bounce.
  public static let smooth = Animation(name: "smooth")
  /// A quick spring.
  public static let snappy = Animation(name: "snappy")

  /// A constant pace of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }

  /// A slow beginning, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }

  /// A slow end, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }

  /// A slow beginning and end, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }

  /// A spring; its measures are ignored.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .spring }

  /// A spring; its measures are ignored.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { .spring }

  /// A spring that bounces; its measures are ignored.
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .bouncy }

  /// A spring that does not bounce; its measures are ignored.
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .smooth }

  /// A quick spring; its measures are ignored.
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0
  ) -> Animation { .snappy }

  /// The animation after a pause; here there is none.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation several times; here nothing moves.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation again and again; here nothing moves.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs code whose state writes are animated: they get an update of their own, after what was written
/// before, and do not share it with what is written after.
///
/// Source: OpenSwiftUI's compatibility test `nestedStateUpdate`, which also runs against SwiftUI.
///
/// - Parameters:
///   - animation: How to animate; ignored.
///   - body: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  guard let world = World.current, let graph = world.graph else { return try body() }
  let outer = graph.transactions.begin()
  defer { graph.transactions.end(outer) }
  return try body()
}

extension Binding {
  /// The binding with its writes in ``withAnimation(_:_:)``.
  ///
  /// - Parameter animation: How to animate; ignored.
  /// - Returns: The binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: AnimatedLocation(of: self.location))
  }
}

/// A place that is written to with an animation.
private final class AnimatedLocation<Value>: Location<Value> {
  private let location: Location<Value>

  init(of location: Location<Value>) {
    self.location = location
  }

  override var value: Value {
    get { self.location.value }
    set { withAnimation { self.location.value = newValue } }
  }

  override func noteHandedOn() {
    self.location.noteHandedOn()
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? AnimatedLocation<Value>)?.location.isSame(as: self.location) ?? false
  }

  override var storage: (any StateStorage)? { self.location.storage }
}
