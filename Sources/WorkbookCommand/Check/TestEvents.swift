import Foundation

/// What `swift test` tells programs of the graded exercises.
///
/// It prints the same, but several tests print at once. The event stream is in the format of Swift
/// Testing's `Documentation/ABI/JSON.md`: one record in each line.
struct TestEvents {
  /// What was told of each exercise that failed, by its number.
  private(set) var issues: [String: String] = [:]

  /// The numbers of those that are known to be unsolved.
  private(set) var known: [String] = []

  /// Whether the run came to its end.
  private(set) var isComplete = false

  private struct Record: Decodable {
    let payload: Payload

    struct Payload: Decodable {
      let kind: String?
      let issue: Issue?
      let messages: [Message]?
    }

    struct Issue: Decodable {
      let isKnown: Bool
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }
  }

  /// Reads the records of a run.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
      let payload = record.payload
      if payload.kind == "runEnded" { self.isComplete = true }
      guard payload.kind == "issueRecorded", let issue = payload.issue else { continue }
      // The report on an exercise begins with its number.
      let report = (payload.messages ?? []).filter { $0.symbol == "details" }.map(\.text)
        .joined(separator: "\n")
      let number = String(report.prefix { $0.isWhitespace == false })
      if issue.isKnown {
        self.known.append(number)
      } else {
        self.issues[number] = report
      }
    }
  }
}
