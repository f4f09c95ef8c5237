extension Duration {
  /// The duration to the nearest nanosecond, which is as fine as the clock of a device is.
  ///
  /// A duration made of a number such as 1.1 has what that number is off by in its last digits.
  package var wholeNanoseconds: Duration {
    let nanosecond: Int128 = 1_000_000_000
    let half = self < .zero ? -nanosecond / 2 : nanosecond / 2
    return Duration(attoseconds: (self.attoseconds + half) / nanosecond * nanosecond)
  }
}

extension DurationProtocol {
  /// The duration to the nearest nanosecond, if it is one of the standard library's.
  var inWholeNanoseconds: Self { (self as? Duration)?.wholeNanoseconds as? Self ?? self }
}
