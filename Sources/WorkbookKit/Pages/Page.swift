/// A Markdown page, cut into prose and fenced blocks.
package struct Page {
  /// The path seen from the root of the repository.
  let path: String

  /// Every line; joined by line feeds they are the page again, byte for byte.
  package let lines: [String]

  /// The fenced blocks in order.
  package let blocks: [Block]

  /// Cuts a page; throws if a fence is never closed.
  init(path: String, text: String) throws(PageProblem) {
    self.path = path
    self.lines = text.lines
    var blocks: [Block] = []
    var open: (fence: Fence, index: Int)?
    for (index, line) in self.lines.enumerated() {
      guard let fence = Fence(line) else { continue }
      if let opening = open {
        guard fence.closes(opening.fence) else { continue }
        blocks.append(Block(info: opening.fence.info, body: (opening.index + 1)..<index))
        open = nil
      } else {
        open = (fence, index)
      }
    }
    if let open {
      throw PageProblem(
        path: path,
        line: open.index + 1,
        message: "the block that opens here is never closed by a line “\(open.fence.marks)”"
      )
    }
    self.blocks = blocks
  }
}

extension Page {
  /// The lines outside blocks, with their numbers counted from 1.
  var prose: [(number: Int, text: String)] {
    var isProse = Array(repeating: true, count: self.lines.count)
    for block in self.blocks {
      for index in (block.body.lowerBound - 1)...block.body.upperBound {
        isProse[index] = false
      }
    }
    return self.lines.indices.filter { isProse[$0] }.map { ($0 + 1, self.lines[$0]) }
  }

  /// The lines between the fences of a block.
  func body(of block: Block) -> [String] { Array(self.lines[block.body]) }

  /// Gives blocks a new content; every other byte of the page stays.
  ///
  /// - Parameters:
  ///   - body: Asked for the new lines of each block, `nil` to leave it as it is.
  ///   - addition: Asked for what is to follow a block.
  /// - Returns: The text of the page with the new blocks.
  func recording(
    _ body: (Block) -> [String]?,
    addition: (Block) -> [String] = { _ in [] }
  ) -> String {
    var lines = self.lines
    // From the last to the first, so that the places of those yet to come hold.
    for block in self.blocks.reversed() {
      lines.insert(contentsOf: addition(block), at: block.body.upperBound + 1)
      if let new = body(block) {
        lines.replaceSubrange(block.body, with: new)
      }
    }
    return lines.joined(separator: "\n")
  }
}
