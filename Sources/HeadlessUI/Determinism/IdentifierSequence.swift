/// The UUIDs of one simulation, and the short names by which its transcript calls them.
///
/// The n-th `UUID()` of every simulation is the same valid version 4 UUID. The transcript shows
/// `#1`, `#2`, … instead, numbered in the order in which they first appear there.
struct IdentifierSequence {
  private var count: UInt64 = 0
  private var made: Set<String> = []
  private var names: [String: String] = [:]

  mutating func next() -> UUID {
    self.count += 1
    let version: UInt64 = 0x4000
    let variant: UInt64 = 0x8000_0000_0000_0000
    let high = scramble(2 * self.count) & ~0xF000 | version
    let low = scramble(2 * self.count + 1) & ~0xC000_0000_0000_0000 | variant
    let uuid = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
    self.made.insert(uuid.uuidString)
    return uuid
  }

  /// Replaces UUIDs of this sequence in a text by their short names.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - givesNames: Whether a UUID that has no short name yet gets one; else it stays.
  /// - Returns: The shorter text.
  mutating func abbreviate(_ text: String, givesNames: Bool = true) -> String {
    guard self.made.isEmpty == false else { return text }
    let (length, hyphen) = (36, UInt8(ascii: "-"))
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = index + length
      // A hyphen where a UUID has its first rules out nearly every position at once.
      if end <= bytes.count, bytes[index + 8] == hyphen,
        let name = self.name(of: String(decoding: bytes[index..<end], as: UTF8.self), givesNames)
      {
        result += Array(name.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func name(of uuid: String, _ givesNames: Bool) -> String? {
    guard self.made.contains(uuid) else { return nil }
    if let name = self.names[uuid] { return name }
    guard givesNames else { return nil }
    let name = "#\(self.names.count + 1)"
    self.names[uuid] = name
    return name
  }
}

/// A well-known mixing function (SplitMix64's): neighbouring numbers give unlike ones.
private func scramble(_ number: UInt64) -> UInt64 {
  var mixed = number &* 0x9E37_79B9_7F4A_7C15
  mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
  return mixed ^ (mixed >> 31)
}
