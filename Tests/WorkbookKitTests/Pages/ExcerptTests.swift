import Testing

@testable import WorkbookKit

@Suite("Excerpts")
struct ExcerptTests {
  private let file = SourceFile(
    path: "A.swift",
    text: #"""
      import HeadlessUI

      // A remark that belongs to nothing.

      /// Shows the time.
      @MainActor
      struct Clock: View {
        @State private var date = Date.now
        @State private var count = 0

        /// What is shown.
        var body: some View {
          Text(date, format: .time)

          Button("Stop") {}
        }

        // MARK: Texts
        static let help = """
          struct Fake {
        }
          """

        static let one = 1

        // MARK: The rest
        init(
          _ date: Date
        ) where Date: Sendable {
          self.date = date
        }

        struct Hand { let length: Int }

        nonisolated(unsafe) private static var cache: [String: Int] = [
          "a": 1
        ]
        class func `default`() {}
        func tick() {}
        func tick(by step: Int) {}
      }

      extension Clock: Equatable {
        static func == (left: Self, right: Self) -> Bool { true }
      }

      extension Clock.Hand
      where Self: Sendable {
        var isLong: Bool {
          length > 1
        }
      }

      enum Empty {}
      enum Kind {
        case short
        case long(Int)
      }

      """#
  )

  @Test("A type comes with the comments and attributes above it, without its extensions")
  func type() throws {
    let lines = try file.excerpt("Clock")
    #expect(lines.first == "/// Shows the time.")
    #expect(lines.suffix(2) == ["  func tick(by step: Int) {}", "}"])
    #expect(lines.count == 37)
    #expect(try file.excerpt("Empty") == ["enum Empty {}"])
  }

  @Test(
    "Members are moved to the left margin",
    arguments: [
      ("Clock.count", ["@State private var count = 0"]),
      (
        "Clock.body",
        [
          "/// What is shown.", "var body: some View {", "  Text(date, format: .time)", "",
          #"  Button("Stop") {}"#, "}",
        ]
      ),
      ("Clock.one", ["static let one = 1"]),
      ("Clock.help", [#"static let help = """"#, "  struct Fake {", "}", #"  """"#]),
      (
        "Clock.init",
        ["init(", "  _ date: Date", ") where Date: Sendable {", "  self.date = date", "}"]
      ),
      ("Clock.Hand", ["struct Hand { let length: Int }"]),
      (
        "Clock.cache",
        [
          "nonisolated(unsafe) private static var cache: [String: Int] = [", #"  "a": 1"#, "]",
        ]
      ),
      ("Clock.==", ["static func == (left: Self, right: Self) -> Bool { true }"]),
      ("Clock.Hand.isLong", ["var isLong: Bool {", "  length > 1", "}"]),
      ("Kind.long", ["case long(Int)"]),
    ] as [(String, [String])]
  )
  func member(fragment: String, expected: [String]) throws {
    #expect(try file.excerpt(fragment) == expected)
  }

  @Test("A region ends at the next mark, or where what encloses it ends")
  func region() throws {
    let texts = try file.excerpt("MARK: Texts")
    #expect(texts.first == #"static let help = """"#)
    #expect(texts.last == "static let one = 1")
    let rest = try file.excerpt("MARK: The rest")
    #expect(rest.first == "init(")
    #expect(rest.last == "func tick(by step: Int) {}")
  }

  @Test("An extension is named by its head")
  func namedExtension() throws {
    #expect(
      try file.excerpt("extension Clock: Equatable") == [
        "extension Clock: Equatable {",
        "  static func == (left: Self, right: Self) -> Bool { true }",
        "}",
      ]
    )
  }

  @Test("In a file that only extends a type, the extension stands for it")
  func onlyExtension() throws {
    let file = SourceFile(path: "B.swift", text: "extension Clock {\n  var a: Int { 1 }\n}\n")
    #expect(try file.excerpt("Clock").count == 3)
    #expect(try file.excerpt("Clock.a") == ["var a: Int { 1 }"])
  }

  @Test("Without a fragment, the whole file is meant")
  func wholeFile() throws {
    let file = SourceFile(path: "B.swift", text: "import A\n\nlet b = 1\n")
    #expect(try file.excerpt(nil) == ["import A", "", "let b = 1"])
  }

  @Test("Overloads are ambiguous")
  func ambiguous() {
    #expect(
      throws: PageFault(
        message: "“Clock.tick” is ambiguous in A.swift, see lines 39, 40: mark the part that you"
          + " mean with “// MARK: name” and quote “#MARK: name”"
      )
    ) {
      try file.excerpt("Clock.tick")
    }
  }

  @Test(
    "What is not declared is not found",
    arguments: ["Fake", "Clock.Fake", "body", "Clock.nothing", "MARK: None", "extension Clock", ""]
  )
  func missing(fragment: String) {
    #expect(throws: PageFault(message: "A.swift has no “\(fragment)”")) {
      try file.excerpt(fragment)
    }
  }
}
