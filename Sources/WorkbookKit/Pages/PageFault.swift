/// Why the text of a block cannot be made, such as a declaration that is nowhere to be found.
package struct PageFault: Error, Equatable {
  /// What is wrong, in words.
  package let message: String

  /// Says what is wrong.
  package init(message: String) {
    self.message = message
  }
}
