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
