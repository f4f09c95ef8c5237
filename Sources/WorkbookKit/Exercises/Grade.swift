/// What came of grading an answer.
public struct Grade: Sendable, Codable, Equatable {
  /// What was asked, and whether it holds.
  public var facts: [Fact]

  /// How much is right, in points.
  public var earned: Int

  /// How many points there are.
  public var possible: Int

  /// What the answer's mistakes mean, where they are known ones.
  public var feedback: [String] = []

  /// Why the answer could not be judged to its end, if so.
  public var problem: String?

  /// Whether nothing is left to do.
  public var isSolved: Bool {
    self.problem == nil && self.possible > 0 && self.earned == self.possible
  }
}

extension Grade {
  /// Sums up what a judge found.
  init(_ findings: [Finding]) {
    var facts: [Fact] = []
    var mistakes: [String] = []
    for finding in findings {
      switch finding {
      case .fact(let fact): facts.append(fact)
      case .mistake(let meaning): mistakes.append(meaning)
      }
    }
    self.init(facts: facts, earned: facts.count(where: \.holds), possible: facts.count)
    if self.isSolved == false { self.feedback = mistakes }
  }

  /// Tells that there is nothing to judge.
  ///
  /// - Parameter problem: What happened, and what to do about it.
  init(problem: String) {
    self.init(facts: [], earned: 0, possible: 1)
    self.problem = problem
  }
}
