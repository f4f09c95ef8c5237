extension String {
  /// The text, cut if it is longer than that, with “…” for what is missing.
  func shortened(to limit: Int) -> String {
    self.count <= limit ? self : self.prefix(limit - 1) + "…"
  }
}
