import HeadlessUI

@testable import WorkbookKit

/// A screen with a worker that does what the answer to an exercise says.
struct Workshop: View {
  /// What happens on Start and on Stop.
  enum Manner { case right, neverCancels, onlyPrints, crashes, floods }

  let manner: Manner
  @State private var task: Task<Void, Never>?

  var body: some View {
    VStack {
      Button("Start") {
        switch self.manner {
        case .onlyPrints: for hour in 1...2 { print("Hour \(hour)") }
        case .crashes: fatalError("the hammer broke")
        case .floods: for hour in 1...30_000 { print("Hour \(hour)") }
        case .right, .neverCancels: self.task = Task { await self.work() }
        }
      }
      Button("Stop") { if self.manner != .neverCancels { self.task?.cancel() } }
    }
  }

  private func work() async {
    for hour in 1... {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      print("Hour \(hour)")
    }
  }
}

/// Two exercises, and the files that go with them.
enum Practice {
  static let stub = "let hours = 0  // how many?\n"

  /// The files of a repository in which the exercises are defined.
  static func files(source: String = stub, text: String = Self.text) -> [String: String] {
    [
      "Package.swift": "",
      "Chapters/07-Practice/Exercises/Exercise7_1.swift": source,
      "Tests/07-PracticeTests/Stubs/Exercise7_1.swift": Self.stub,
      "Tests/07-PracticeTests/Stubs/Exercise7_1.md": text,
    ]
  }

  static let text = """
    # 7.1 A working day

    *repair, 10 minutes*

    ## Task
    Mend it.
    ## Given
    Start and Stop.
    ## What must hold
    Stop ends the work.
    ## Read
    Nothing.
    ## Hint 1
    Who?
    ## Hint 2
    A rule.
    ## Hint 3
    Nearly all.
    ## Explanation
    <details><summary>Show</summary>

    Whoever starts must stop.
    Both lines count.

    </details>

    """

  /// The exercise whose answer is a screen.
  static func screen(_ manner: Workshop.Manner, in repository: Repository? = nil) -> Exercise {
    let root = repository?.root.path ?? ""
    let screen: @MainActor @Sendable () -> Workshop = { Workshop(manner: manner) }
    return Exercise(
      "7.1",
      .repair,
      screen: screen,
      file: "\(root)/Chapters/07-Practice/Exercises/Exercises.swift"
    ) {
      Trial {
        Tap("Start")
        Wait(seconds: 2)
        Tap("Stop")
        Wait(seconds: 1)
      } judge: { run in
        Fact("Start starts a task", expected: 1, actual: run.step(Tap("Start")).tasksStarted)
        Fact("Two hours are worked", expected: ["Hour 1", "Hour 2"], actual: run.whole.printed)
        Mistake("Whoever starts it must stop it.", if: run.step(Tap("Stop")).tasksCancelled == 0)
      }
      Trial {
        Tap("Start")
        Tap("Stop")
      } judge: { run in
        Fact("An hour not worked is not told", atMost: 0, actual: run.whole.printed.count)
      }
    }
  }

  /// The exercise whose answer is a transcript.
  static func prediction(_ text: String) -> Exercise {
    let act = Act("practice", Workshop(manner: .right)) {
      Tap("Start")
      Wait(seconds: 2)
      Tap("Stop")
    }
    let prediction: @MainActor @Sendable () -> String = { text }
    return Exercise("7.2", prediction: prediction, of: act) { prediction in
      Mistake("Work begins with a pause.", if: prediction.contains("0.0 s Hour 1"))
    }
  }
}
