/// What tokens are expected to cost in a part of a text, in bits.
struct BlockPrices {
  /// Where the part ends, in bytes from the text's start.
  var end: Int
  private let literals: [UInt32]
  private let lengths: [UInt32]
  private let distances: [UInt32]

  /// The prices before anything is known.
  init() {
    end = .max
    literals = [UInt32](repeating: 7, count: 256)
    lengths = Self.lengths { _ in 6 }
    distances = Self.distances { _ in 4 }
  }

  /// The prices by codes; what they have no word for may turn up all the same.
  init(_ codes: BlockCodes, end: Int) {
    self.end = end
    literals = codes.literalLengths.prefix(256).map { $0 == 0 ? 12 : UInt32($0) }
    lengths = Self.lengths { codes.literalLengths[$0] == 0 ? 12 : Int(codes.literalLengths[$0]) }
    distances = Self.distances { codes.distanceLengths[$0] == 0 ? 9 : Int(codes.distanceLengths[$0]) }
  }

  private static func lengths(_ width: (Int) -> Int) -> [UInt32] {
    DeflateSymbols.lengthSymbols.map { symbol in
      symbol == 0 ? 0 : UInt32(width(Int(symbol)) + DeflateSymbols.extraBits(ofLengthSymbol: Int(symbol)))
    }
  }

  private static func distances(_ width: (Int) -> Int) -> [UInt32] {
    (0..<DeflateSymbols.distanceCount).map { UInt32(width($0) + DeflateSymbols.extraBits(ofDistanceSymbol: $0)) }
  }

  /// The prices in memory: of each byte, of each length, and of each distance's symbol.
  struct Lent {
    let literals: UnsafeBufferPointer<UInt32>
    let lengths: UnsafeBufferPointer<UInt32>
    let distances: UnsafeBufferPointer<UInt32>
  }

  /// Lends the prices.
  func lend(_ body: (Lent) -> Void) {
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          body(Lent(literals: literals, lengths: lengths, distances: distances))
        }
      }
    }
  }
}
