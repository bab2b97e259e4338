/// The alphabets of RFC 1951: how lengths and distances become symbols and extra bits.
enum DeflateSymbols {
  /// The longest match, in bytes.
  static let maximumLength = 258
  /// The farthest distance, in bytes.
  static let maximumDistance = 32_768
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// How many symbols stand for literals, the end of a block and lengths.
  static let literalCount = 286
  /// How many symbols stand for distances.
  static let distanceCount = 30

  /// The symbol of each length, from 0; the first three have none.
  static let lengthSymbols: [UInt16] = (0...maximumLength).map { length in
    switch length {
    case ..<3: 0
    case ..<11: UInt16(254 + length)
    case maximumLength: 285
    default: longSymbol(length - 3)
    }
  }

  /// The symbol of a length from 11 to 257, less 3: by its highest bit, and the two below.
  private static func longSymbol(_ value: Int) -> UInt16 {
    let power = Int.bitWidth - 1 - value.leadingZeroBitCount
    return UInt16(257 + 4 * (power - 1) + (value >> (power - 2) & 3))
  }

  /// How many extra bits follow a length's symbol.
  static func extraBits(ofLengthSymbol symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always)
  static func symbol(ofDistance distance: Int) -> Int {
    let value = distance &- 1
    guard value > 1 else { return value }
    let power = Int.bitWidth &- 1 &- value.leadingZeroBitCount
    return 2 &* power &+ (value >> (power &- 1) & 1)
  }

  /// How many extra bits follow a distance's symbol.
  @inline(__always)
  static func extraBits(ofDistanceSymbol symbol: Int) -> Int {
    max(0, (symbol >> 1) &- 1)
  }
}
