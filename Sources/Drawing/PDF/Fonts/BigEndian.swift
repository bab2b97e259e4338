extension [UInt8] {
  /// Adds a number as fonts have them, in 16 bits, the high byte first; higher bits are cut off.
  mutating func add(word value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  /// Adds a number as fonts have them, in 32 bits, the highest byte first; higher bits are cut off.
  mutating func add(doubleWord value: Int) {
    add(word: value >> 16)
    add(word: value)
  }
}
