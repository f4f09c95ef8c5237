import HeadlessUI

/// The description of a tree of views: values that a random generator makes.
indirect enum Shape: Hashable {
  case counter(Int)
  case text(Int)
  case model(Int)
  case group([Shape])
  case branch(on: Int, Shape, Shape)
  case optional(on: Int, Shape)
  case rows(Int, Shape)
  case identified(by: Int, Shape)
  case watched(Int, Shape)
  case task(by: Int?, Int, Shape)
  case passing(Shape)
  case environment(Int, Shape)
  case property(Int)
  case erased(on: Int, Shape, Shape)
}

extension Shape {
  /// Makes a tree of at most `depth` levels.
  ///
  /// Numbers name things in it, and which of the values of the model a view depends on.
  static func random(depth: Int, using numbers: inout SeededNumbers) -> Shape {
    func name() -> Int { Int.random(in: 0..<1_000, using: &numbers) }
    func value() -> Int { Int.random(in: 0..<TreeModel.count, using: &numbers) }
    func child() -> Shape { self.random(depth: depth - 1, using: &numbers) }
    guard depth > 0 else {
      return switch Int.random(in: 0..<4, using: &numbers) {
      case 0: .counter(name())
      case 1: .text(value())
      case 2: .property(name())
      default: .model(value())
      }
    }
    return switch Int.random(in: 0..<11, using: &numbers) {
    case 0, 1: .group((0..<Int.random(in: 2...3, using: &numbers)).map { _ in child() })
    case 2: .branch(on: value(), child(), child())
    case 3: .optional(on: value(), child())
    case 4: .rows(value(), child())
    case 5: .identified(by: value(), child())
    case 6: .watched(name(), child())
    case 7: .task(by: Bool.random(using: &numbers) ? value() : nil, name(), child())
    case 8: .passing(child())
    case 9: .environment(value(), child())
    default: .erased(on: value(), child(), child())
    }
  }
}

/// What the views of a tree depend on: a few numbers, observed one by one.
@Observable
@MainActor
final class TreeModel {
  nonisolated static let count = 4

  private var first = 0
  private var second = 0
  private var third = 0
  private var fourth = 0

  subscript(index: Int) -> Int {
    get {
      switch index {
      case 0: self.first
      case 1: self.second
      case 2: self.third
      default: self.fourth
      }
    }
    set {
      switch index {
      case 0: self.first = newValue
      case 1: self.second = newValue
      case 2: self.third = newValue
      default: self.fourth = newValue
      }
    }
  }
}

extension EnvironmentValues {
  /// A number that trees hand down.
  var handedDown: Int {
    get { self[HandedDownKey.self] }
    set { self[HandedDownKey.self] = newValue }
  }
}

private enum HandedDownKey: EnvironmentKey {
  static let defaultValue = 0
}
