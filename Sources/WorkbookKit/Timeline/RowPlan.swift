import HeadlessUI

/// Decides which rows a timeline has, and what belongs into which.
struct RowPlan {
  /// What makes two events belong to one row.
  private enum Key: Hashable {
    case task(Int)
    case text(String)
    case otherLines
    case body(String)
    case warnings
  }

  /// As many different texts have a row each; if there are more, they share one.
  private static let manyTexts = 5

  /// The rows, still empty.
  private(set) var rows: [Timeline.Row] = []
  private var places: [Key: Int] = [:]
  /// The texts that were asked for by name.
  private let texts: [String]

  /// Plans for a transcript with lifecycle events.
  ///
  /// - Parameters:
  ///   - wishes: What to follow; `nil` for the usual choice.
  ///   - transcript: What happened.
  init(_ wishes: [PictureRow]?, for transcript: Transcript) {
    let lines = transcript.lines
    let wishes = wishes ?? Self.usualRows(of: lines)
    self.texts = wishes.compactMap { if case .text(let text) = $0 { text } else { nil } }
    for wish in wishes {
      self.add(wish, lines: lines, followsTasks: wishes.contains(.tasks))
    }
    if lines.contains(where: { $0.kind == .warning }) {
      self.add(.warnings, Timeline.Row(kind: .warnings, label: "warnings", detail: nil))
    }
  }

  private static func usualRows(of lines: [Transcript.Line]) -> [PictureRow] {
    let tellsOfItself = lines.contains { line in
      if case .taskCreated = line.event { return true }
      return line.kind == .output
    }
    return tellsOfItself ? [.tasks, .lines] : [.bodies]
  }

  private mutating func add(_ wish: PictureRow, lines: [Transcript.Line], followsTasks: Bool) {
    switch wish {
    case .tasks: self.addTasks(lines)
    case .text(let text): self.addLines(.text(text), text)
    case .body(let view): self.addBody(view)
    case .bodies:
      for line in lines {
        if case .body(let view) = line.event { self.addBody(view) }
      }
    case .lines:
      let others = lines.filter {
        $0.kind == .output && (followsTasks == false || $0.task == nil) && self.named($0) == nil
      }
      let texts = Set(others.map(\.text))
      for line in others where texts.count < Self.manyTexts {
        self.addLines(.text(line.text), line.text)
      }
      if texts.count >= Self.manyTexts { self.addLines(.otherLines, "printed") }
    }
  }

  private mutating func addTasks(_ lines: [Transcript.Line]) {
    for line in lines {
      guard case .taskCreated(let number, let name, let view) = line.event else { continue }
      let label = "task \(number)\(name.map { " “\($0)”" } ?? "")"
      self.add(.task(number), Timeline.Row(kind: .task, label: label, detail: view.map(nameOfType)))
    }
  }

  private mutating func addLines(_ key: Key, _ label: String) {
    self.add(key, Timeline.Row(kind: .lines, label: label, detail: nil))
  }

  private mutating func addBody(_ type: String) {
    let view = nameOfType(type)
    self.add(.body(view), Timeline.Row(kind: .bodies, label: "\(view) body", detail: nil))
  }

  private mutating func add(_ key: Key, _ row: Timeline.Row) {
    guard self.places[key] == nil else { return }
    self.places[key] = self.rows.count
    self.rows.append(row)
  }

  /// The text asked for by name that a line contains, if any.
  private func named(_ line: Transcript.Line) -> String? {
    self.texts.first(where: line.text.contains)
  }
}

extension RowPlan {
  /// Finds the rows in which a line or an event is to be seen, as indices.
  func indices(of line: Transcript.Line) -> [Int] {
    let keys: [Key] =
      switch line.kind {
      case .warning: [.warnings]
      case .trace: self.key(of: line.event).map { [$0] } ?? []
      case .output:
        [line.task.map(Key.task), self.key(ofText: line)].compactMap(\.self)
      }
    return keys.compactMap { self.places[$0] }.sorted()
  }

  private func key(of event: Transcript.Event?) -> Key? {
    switch event {
    case .taskCreated(let number, _, _), .taskCancelled(let number), .taskEnded(let number, _):
      .task(number)
    case .body(let view): .body(nameOfType(view))
    case nil: nil
    }
  }

  private func key(ofText line: Transcript.Line) -> Key? {
    if let text = self.named(line) { return .text(text) }
    if line.task.map({ self.places[.task($0)] != nil }) == true { return nil }
    return self.places[.text(line.text)] == nil ? .otherLines : .text(line.text)
  }
}

/// Leaves out what a type is generic over.
private func nameOfType(_ type: String) -> String { String(type.prefix { $0 != "<" }) }
