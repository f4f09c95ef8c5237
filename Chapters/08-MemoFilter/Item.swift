import HeadlessUI

/// One of a row of numbered things.
struct Item: Hashable, Identifiable {
  let id: Int
}
