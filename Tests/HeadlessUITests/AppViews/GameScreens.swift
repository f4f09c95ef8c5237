import HeadlessUI
import Testing

// MARK: - A quiz

struct QuizQuestion: Sendable {
  let prompt: String
  let answers: [String]
  let correct: Int
}

@MainActor
@Observable
final class QuizModel {
  let questions = [
    QuizQuestion(prompt: "2 + 2?", answers: ["3", "4"], correct: 1),
    QuizQuestion(prompt: "Capital of Norway?", answers: ["Oslo", "Bergen"], correct: 0),
  ]
  private(set) var index = 0
  private(set) var score = 0

  var current: QuizQuestion? { questions.indices.contains(index) ? questions[index] : nil }

  func answer(_ choice: Int) {
    guard let current else { return }
    if choice == current.correct { score += 1 }
    index += 1
  }

  func restart() {
    (index, score) = (0, 0)
  }
}

struct QuizView: View {
  @State private var quiz = QuizModel()

  var body: some View {
    if let question = quiz.current {
      QuestionView(question: question, number: quiz.index + 1, onAnswer: quiz.answer)
        .id(quiz.index)
        .transition(.slide)
    } else {
      Text("\(quiz.score) of \(quiz.questions.count) correct")
      Button("Play Again", action: quiz.restart)
    }
  }
}

private struct QuestionView: View {
  let question: QuizQuestion
  let number: Int
  let onAnswer: (Int) -> Void

  @State private var selection: Int?

  var body: some View {
    Text("\(number). \(question.prompt)")
    ForEach(question.answers.indices, id: \.self) { index in
      Button {
        selection = index
      } label: {
        HStack {
          Text(question.answers[index])
          if selection == index {
            Image(systemName: "checkmark")
            Text("✓")
          }
        }
      }
    }
    Button("Submit") {
      if let selection { onAnswer(selection) }
    }
    .disabled(selection == nil)
  }
}

// MARK: - A game that starts anew

struct GuessingGame: View {
  @State private var round = 1

  var body: some View {
    VStack {
      Text("Round \(round)").font(.title)
      GuessingRound(secret: round * 7)
        .id(round)
      Button("New Round") { round += 1 }
    }
  }
}

private struct GuessingRound: View {
  let secret: Int
  @State private var guess = 10
  @State private var hints: [String] = []

  var body: some View {
    Group {
      Stepper("Guess \(guess)", value: $guess)
      Button("Check", action: check)
      ForEach(hints.reversed(), id: \.self) { Text($0) }
    }
    .onAppear { print("the secret is \(secret)") }
    .onDisappear { print("the secret was \(secret)") }
  }

  private func check() {
    let hint = guess == secret ? "Correct!" : guess < secret ? "Higher" : "Lower"
    hints.append("\(guess): \(hint)")
  }
}

// MARK: - Tests

@Suite("App views: games")
@MainActor
struct GameScreens {
  @Test("Each question begins without an answer, and the last one is followed by the score")
  func quiz() throws {
    let simulation = Simulation { QuizView() }
    #expect(simulation.screen == "1. 2 + 2?\n[3]\n[4]\n[Submit] (disabled)")
    try simulation.tap("3")
    try simulation.tap("4")
    #expect(simulation.screen == "1. 2 + 2?\n[3]\n[4 ✓]\n[Submit]")
    try simulation.tap("Submit")
    #expect(simulation.screen == "2. Capital of Norway?\n[Oslo]\n[Bergen]\n[Submit] (disabled)")
    try simulation.tap("Bergen")
    try simulation.tap("Submit")
    #expect(simulation.screen == "1 of 2 correct\n[Play Again]")
    try simulation.tap("Play Again")
    #expect(simulation.screenLines.first == "1. 2 + 2?")
  }

  @Test("Another id ends the state of a round, and begins a new one")
  func guessing() throws {
    let simulation = Simulation { GuessingGame() }
    try simulation.tap("Check")
    try simulation.decrement("Guess 10")
    try simulation.tap("Check")
    #expect(
      simulation.screen == """
        Round 1
        Guess 9 [-][+]
        [Check]
        9: Lower
        10: Lower
        [New Round]
        """
    )
    let lines = try simulation.lines { try simulation.tap("New Round") }
    #expect(lines == ["the secret is 14", "the secret was 7"])
    #expect(simulation.screen == "Round 2\nGuess 10 [-][+]\n[Check]\n[New Round]")
  }
}
