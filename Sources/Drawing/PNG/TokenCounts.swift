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
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        DeflateSymbols.lengthSymbols.withUnsafeBufferPointer { symbols in
          for token in tokens {
            let token = Int(token)
            if token < 512 {
              bytes &+= 1
              literals[token] &+= 1
            } else {
              bytes &+= token & 511
              literals[Int(symbols[token & 511])] &+= 1
              distances[DeflateSymbols.symbol(ofDistance: token >> 9)] &+= 1
            }
          }
        }
      }
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
