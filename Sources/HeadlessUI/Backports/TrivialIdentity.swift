#if compiler(<6.4)

// What the standard library of Swift 6.4 has (SE-0494), for toolchains before it. With 6.4 or later the
// originals are used, and this file is empty.

extension Array {
  /// Whether two arrays are the same storage, so that there is no element to compare.
  ///
  /// Takes the same short time for any number of elements (an array that an Objective-C object backs
  /// is never called identical here, and takes longer). Two arrays that it calls identical are
  /// equal, as long as equal means what it should. Of two arrays that it does not, nothing is known:
  /// equal elements may stand in different storages.
  ///
  /// - Parameter other: The other array.
  /// - Returns: Whether both are one storage.
  public func isTriviallyIdentical(to other: Self) -> Bool {
    guard self.count == other.count else { return false }
    return self.withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}

extension String {
  /// Whether two strings are the same storage, so that there is no character to compare.
  ///
  /// A string of up to fifteen bytes of UTF-8 needs no storage: two such are identical if their bytes
  /// are. Takes the same short time for any length. Two strings that it calls identical are equal; of
  /// two that it does not, nothing is known. A string that an Objective-C object backs is never
  /// called identical here; the original compares the objects.
  ///
  /// - Parameter other: The other string.
  /// - Returns: Whether both are one storage.
  public func isTriviallyIdentical(to other: Self) -> Bool {
    self.utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard mine.count == theirs.count else { return false }
        return mine.count <= 15
          ? mine.elementsEqual(theirs) : mine.baseAddress == theirs.baseAddress
      }
    } == true
  }
}

#endif
