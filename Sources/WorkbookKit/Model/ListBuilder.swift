/// Collects the elements of a declarative list, with conditions and loops.
@resultBuilder
public enum ListBuilder<Element> {
  /// Takes one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Joins what the lines of a block stand for.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

  /// Allows `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Allows the first branch of a choice.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Allows the second branch of a choice.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Allows `for` loops.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}

extension ListBuilder where Element == any ScriptStep {
  /// Allows a script within a script.
  public static func buildExpression(_ script: Script) -> [Element] { script.steps }
}

/// Builds the acts of a ``Chapter``.
public typealias ActBuilder = ListBuilder<Act>

/// Builds the steps of a ``Script``.
public typealias ScriptBuilder = ListBuilder<any ScriptStep>
