import Foundation

/// Values as programs read them, the keys in alphabetical order.
package func json(_ values: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // None of these values has a number that JSON cannot hold, so it does not fail.
  return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}
