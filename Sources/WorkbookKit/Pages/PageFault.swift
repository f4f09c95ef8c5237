/// Why the text of a block cannot be made, such as a declaration that is nowhere to be found.
struct PageFault: Error, Equatable {
  let message: String
}
