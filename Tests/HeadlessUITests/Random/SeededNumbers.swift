/// Random numbers that are the same for the same seed, on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    self.state = UInt64(bitPattern: Int64(seed)) &* 0x2545_F491_4F6C_DD1D &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    // An xorshift generator: three shifts that run through all numbers but zero.
    self.state ^= self.state << 13
    self.state ^= self.state >> 7
    self.state ^= self.state << 17
    return self.state
  }
}
