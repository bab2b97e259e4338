/// How often tokens use each symbol.
struct TokenCounts {
  /// Of literals, the end of the block and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  /// Of distances.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
  /// How many bytes the tokens say.
  private(set) var byteCount = 0

  /// The counts of a list, and the end of its block; how many bytes they say is left out.
  init(_ tally: borrowing TokenTally) {
    for value in 0..<256 { literals[value] = tally.words[value] }
    for length in 3...DeflateSymbols.maximumLength {
      literals[Int(DeflateSymbols.lengthSymbols[length])] += tally.words[256 + length]
    }
    for symbol in 0..<DeflateSymbols.distanceCount { distances[symbol] = tally.distances[symbol] }
    literals[DeflateSymbols.endOfBlock] = 1
  }

  /// Counts tokens, as ``TokenList`` keeps them, and the end of their block.
  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    // The greens and blues of pixels have counts of their own: where the three are alike, one count would wait for
    // itself.
    var channels = [UInt32](repeating: 0, count: 3 * 256)
    var matches = 0
    var bytes = 0
    channels.withUnsafeMutableBufferPointer { channels in
      literals.withUnsafeMutableBufferPointer { literals in
        for token in tokens {
          if token >= Token.pixel {
            bytes &+= 3
            channels[Int(token >> 16 & 0xFF)] &+= 1
            channels[256 &+ Int(token >> 8 & 0xFF)] &+= 1
            channels[512 &+ Int(token & 0xFF)] &+= 1
          } else if token < 512 {
            bytes &+= 1
            literals[Int(token)] &+= 1
          } else {
            matches &+= 1
          }
        }
      }
    }
    byteCount = bytes
    if matches > 0 { addMatches(tokens) }
    for value in 0..<256 { literals[value] &+= channels[value] &+ channels[256 + value] &+ channels[512 + value] }
    literals[DeflateSymbols.endOfBlock] = 1
  }

  private mutating func addMatches(_ tokens: UnsafeBufferPointer<UInt32>) {
    var bytes = byteCount
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        DeflateSymbols.lengthSymbols.withUnsafeBufferPointer { symbols in
          for token in tokens where token >= 512 && token < Token.pixel {
            let isOne = token < Token.repetition
            let times = isOne ? 1 : token & 0xFF_FFFF
            let length = isOne ? Int(token & 511) : DeflateSymbols.maximumLength
            bytes &+= length &* Int(times)
            literals[Int(symbols[length])] &+= times
            distances[DeflateSymbols.symbol(ofDistance: Int(isOne ? token >> 9 : token >> 24 & 7))] &+= times
          }
        }
      }
    }
    byteCount = bytes
  }

  /// The counts of a block that has both blocks' tokens.
  func adding(_ other: TokenCounts) -> TokenCounts {
    var sum = self
    for symbol in literals.indices { sum.literals[symbol] += other.literals[symbol] }
    for symbol in distances.indices { sum.distances[symbol] += other.distances[symbol] }
    sum.literals[DeflateSymbols.endOfBlock] = 1
    sum.byteCount += other.byteCount
    return sum
  }
}
