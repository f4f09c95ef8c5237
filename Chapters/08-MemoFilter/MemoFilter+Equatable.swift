import HeadlessUI

extension MemoFilter where Element: Equatable {
  /// Makes a filter that computes when the array is not equal to the one before.
  init(array: [Element], isIncluded: @escaping (Element) -> Bool) {
    self.init(array: array, didChange: !=, isIncluded: isIncluded)
  }
}
