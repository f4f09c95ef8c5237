import Foundation

/// Looks where the relative links of a page lead.
struct LinkCheck {
  /// The page with the links.
  let page: Page

  /// Where the links should lead to something.
  let repository: Repository

  /// Files that may be missing: somebody else tells.
  var exempt: Set<String> = []

  /// Finds the links that lead nowhere.
  func problems() -> [PageProblem] {
    self.page.prose.flatMap { number, text in
      self.targets(in: text).compactMap { target in
        self.fault(of: target).map { PageProblem(path: self.page.path, line: number, message: $0) }
      }
    }
  }

  /// Finds link targets: `[text](target)`, `[label]: target`, and HTML's `src`, `href`, `srcset`.
  private func targets(in line: String) -> [String] {
    let text = line.replacing(/`[^`]*`/, with: "")
    let inline = text.matches(of: /\]\(\s*<?([^)\s>]+)/).map(\.1)
    let labelled = text.matches(of: /^\s*\[[^\]]+\]:\s*<?([^\s>]+)/).map(\.1)
    let html = text.matches(of: /(?:src|href|srcset)="([^"]+)"/).map(\.1)
    return (inline + labelled + html).map(String.init)
  }

  private func fault(of target: String) -> String? {
    let isElsewhere = target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:|\/\//) != nil
    if isElsewhere { return nil }
    let parts = (target.removingPercentEncoding ?? target)
      .split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? self.page.path : self.resolve(String(parts[0]))
    if self.exempt.contains(path) { return nil }
    guard self.repository.contains(path),
      FileManager.default.fileExists(atPath: self.repository.url(path).path)
    else {
      return "dead link “\(target)”: there is no \(path)"
    }
    guard parts.count == 2, path.hasSuffix(".md"), let page = try? self.repository.page(at: path),
      page.anchors.contains(String(parts[1])) == false
    else { return nil }
    return "dead link “\(target)”: \(path) has no heading with the anchor #\(parts[1])"
  }

  /// Turns a path seen from the page's folder into one seen from the root.
  private func resolve(_ path: String) -> String {
    var parts = self.page.path.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.isEmpty == false, parts.last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
