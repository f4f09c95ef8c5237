extension Page {
  /// What can follow a `#` in a link to this page: the headings as GitHub turns them into anchors,
  /// and names given in HTML.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    var uses: [String: Int] = [:]
    for (_, text) in self.prose {
      anchors.formUnion(text.matches(of: /\b(?:id|name)="([^"]+)"/).map { String($0.1) })
      guard let heading = text.wholeMatch(of: /#{1,6} +(.+?)[ #]*/)?.1 else { continue }
      let anchor = Self.anchor(of: String(heading))
      let earlier = uses[anchor, default: 0]
      uses[anchor] = earlier + 1
      anchors.insert(earlier == 0 ? anchor : "\(anchor)-\(earlier)")
    }
    return anchors
  }

  private static func anchor(of heading: String) -> String {
    String(
      heading.replacing(/\[([^\]]*)\]\([^)]*\)/, with: \.1)
        .lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .map { $0 == " " ? "-" : $0 }
    )
  }
}
