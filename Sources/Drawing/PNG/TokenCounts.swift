/// How often tokens use each symbol.
struct TokenCounts {
  /// Of literals, the end of the block and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  /// Of distances.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
  /// How many bytes the tokens say.
  private(set) var byteCount = 0

  /// Counts tokens, as ``TokenList`` keeps them, and the end of their block.
  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    var bytes = 0
    // The greens and blues of pixels have counts of their own: where the three are alike, one count would wait for itself.
    let (greens, blues) = (256, 512)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 768) { channels in
      channels.initialize(repeating: 0)
      literals.withUnsafeMutableBufferPointer { literals in
        distances.withUnsafeMutableBufferPointer { distances in
          DeflateSymbols.lengthSymbols.withUnsafeBufferPointer { symbols in
            for token in tokens {
              if token >= Token.pixel {
                bytes &+= 3
                channels[Int(token >> 16 & 0xFF)] &+= 1
                channels[greens &+ Int(token >> 8 & 0xFF)] &+= 1
                channels[blues &+ Int(token & 0xFF)] &+= 1
              } else if token < 512 {
                bytes &+= 1
                literals[Int(token)] &+= 1
              } else {
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
      }
      for value in 0..<256 { literals[value] &+= channels[value] &+ channels[greens + value] &+ channels[blues + value] }
    }
    literals[DeflateSymbols.endOfBlock] = 1
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
