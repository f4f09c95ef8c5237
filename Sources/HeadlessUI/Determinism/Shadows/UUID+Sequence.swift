extension UUID {
  /// Creates a UUID: a random one or, inside a simulation, the next of a fixed sequence.
  ///
  /// Transcripts abbreviate those of the sequence as `#1`, `#2`, …, in the order in which they first
  /// appear.
  public init() {
    self = World.current?.identifiers.next() ?? UUID.Foundation::init()
  }
}
