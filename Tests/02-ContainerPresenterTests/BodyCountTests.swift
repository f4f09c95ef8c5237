import HeadlessUI
import Testing

@testable import ContainerPresenterChapter
@testable import WorkbookKit

@Suite("Chapter 2: the counts of the page")
@MainActor
struct BodyCountTests {
  @Test(
    "The page's tables count what the acts print",
    arguments: [
      ("bodies", ["CountView", "TimerContainer", "TimerPresenter", "CountLabel", "CountTitle"]),
      ("no capture", ["FixedCountView", "TimerContainer", "TimerPresenter", "CountLabel"]),
    ]
  )
  func table(act name: String, views: [String]) throws {
    let act = try #require(ContainerPresenter.acts.first { $0.name == name })
    let steps = act.play(in: "ContainerPresenter").transcript.steps.filter(\.isShown)
    let rows = steps.map { step in
      let counts = views.map { view in
        step.lines.count { $0.text.hasPrefix(view) && $0.text.hasSuffix(" changed.") }
      }
      return row([step.title] + counts.map(String.init))
    }
    let head = [row(["step"] + views.map { "`\($0)`" }), row(["---"] + views.map { _ in "---" })]
    let table = (head + rows).joined(separator: "\n")
    let root = try #require(Repository(containing: #filePath)).root
    let page = try String(
      contentsOf: root.appending(path: "docs/02-container-presenter.md"),
      encoding: .utf8
    )
    let isOnPage = page.contains("\n\n\(table)\n\n")
    #expect(isOnPage, "docs/02-container-presenter.md has no table\n\(table)")
  }

  @Test("A presenter is made for each of its evaluations")
  func constructions() throws {
    for act in ContainerPresenter.acts where act.name != "stage" {
      let lines = act.play(in: "ContainerPresenter").transcript.lines.map(\.text)
      let made = lines.count { $0 == "TimerPresenter.init" }
      let evaluated = lines.count { $0.hasPrefix("TimerPresenter: ") }
      #expect(made == evaluated)
      #expect(made > 1)
    }
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
