import HeadlessUI
import Testing

@testable import FieldExercisesChapter
@testable import WorkbookKit

@Suite("Field exercises: the texts")
@MainActor
struct TextTests {
  @Test(
    "The transcript in a text is what its file prints as shipped",
    arguments: FieldExercises.exercises
  )
  func transcript(of exercise: Exercise) throws {
    let files = try ExerciseFiles(of: exercise)
    guard try files.isUntouched() else { return }
    let act = try #require(
      ChapterCommand(chapter: FieldExercises.self, console: .standard).act(of: exercise)
    )
    let transcript = act.play(in: FieldExercises.name).transcript
    let given = try ExerciseText(of: files)[.given]
    let quoted = try #require(given.firstMatch(of: /```text\n((?s:.*?))\n```/)?.1)
    #expect(quoted == "\(transcript)")
  }
}
