import Foundation
import Testing

@testable import WorkbookKit

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Timelines as pictures")
@MainActor
struct TimelinePictureTests {
  private func svg(_ slug: String, title: String = "A title") -> String {
    TimelinePicture(Drawings.timeline(slug), title: title).svg
  }

  @Test("Every picture is well-formed XML, and the same each time")
  func wellFormed() throws {
    for act in Drawings.acts {
      let svg = self.svg(act.slug, title: "<A> & “B”")
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(
        parser.parse(),
        "\(act.slug): \(parser.parserError.map(String.init(describing:)) ?? "")"
      )
      #expect(svg == self.svg(act.slug, title: "<A> & “B”"))
      #expect(svg.hasSuffix("</svg>\n"))
    }
  }

  @Test("Title and description tell what the picture shows")
  func accessible() {
    let svg = self.svg("clock")
    #expect(svg.contains(#"role="img" aria-labelledby="title desc""#))
    #expect(svg.contains(#"<title id="title">A title</title>"#))
    #expect(
      svg.contains(
        """
        <desc id="desc">Steps: launch at 0 s, tap “Show” at 0 s, wait 2 s at 0 s, \
        tap “Hide” at 2 s. task 1, of ClockScreen: created at 0 s in step tap “Show”; \
        cancelled at 2 s in step tap “Hide”; ended at 2 s in step tap “Hide”; \
        4 lines at 0 s, 1 s, 2 s, 2 s.</desc>
        """
      )
    )
    #expect(self.svg("silence").contains("Nothing is printed.</desc>"))
    #expect(self.svg("leak").contains("still running at the end"))
  }

  @Test("Colours for light pages come first, those for dark ones only where they are asked for")
  func colors() throws {
    let svg = self.svg("clock")
    let style = try #require(svg.firstMatch(of: /<style>(.*?)<\/style>/.dotMatchesNewlines())?.1)
    let parts = style.split(separator: "@media (prefers-color-scheme: dark) {")
    #expect(parts.count == 2)
    let classes = Set(svg.matches(of: /class="([^"]+)"/).flatMap { $0.1.split(separator: " ") })
    for name in classes {
      #expect(style.contains(".\(name)"), "nothing is said of \(name)")
    }
    // Whatever has a colour has one for the dark too.
    for rule in parts[0].matches(of: /(?m)^(\.\w+|text)[^{]*\{[^}]*#[0-9a-f]{6}/) {
      #expect(parts[1].contains("\(rule.1)"), "\(rule.1) has no dark colour")
    }
    // Nothing comes from elsewhere.
    #expect(svg.contains("@import") == false)
    #expect(svg.ranges(of: "http").count == 1)
  }

  @Test("A mark for each line, a bar for each task and a paler one once it is cancelled")
  func marks() {
    let clock = self.svg("clock")
    #expect(clock.matches(of: /<circle class="mark"[^>]*><title>/).count == 4)
    #expect(clock.contains("<title>1 s: tick</title>"))
    #expect(clock.matches(of: /<rect class="wait"/).count == 1)
    // The others are in the legend.
    #expect(clock.matches(of: /<rect class="bar fading"/).count == 2)
    #expect(clock.matches(of: /<rect class="bar"/).count == 4)
    let rows = self.svg("rows")
    #expect(rows.contains("cancelled") == false)
    #expect(rows.contains("tap “Clear &amp; &lt;quit&gt;”"))
    #expect(self.svg("leak").contains(#"<polygon class="warning""#))
    #expect(self.svg("sums").matches(of: /<circle class="body"[^>]*><title>/).count == 8)
  }

  @Test("Nothing is drawn beyond the edge")
  func edges() throws {
    for act in Drawings.acts {
      let svg = self.svg(act.slug)
      let height = try #require(svg.firstMatch(of: /height="([0-9.]+)"/).flatMap { Double($0.1) })
      for match in svg.matches(of: /\ c?x[12]?="([0-9.]+)"/) {
        #expect(try #require(Double(match.1)) < 820)
      }
      for match in svg.matches(of: /\ c?y[12]?="([0-9.]+)"/) {
        #expect(try #require(Double(match.1)) < height)
      }
    }
  }

  @Test("Control characters do not get into a picture, and numbers are short")
  func escaping() {
    #expect(SVGCanvas.escape("a\u{1B}[1m<b>\"c\"&\u{0}") == "a[1m&lt;b&gt;&quot;c&quot;&amp;")
    #expect([1, 0.05, -2.349, 1234.96].map(SVGCanvas.number) == ["1", "0.1", "-2.3", "1235"])
  }
}
