/// The two codes of a block of deflate, and the header that tells them.
struct BlockCodes {
  /// A word of a code with the extra bits that follow it.
  struct Word {
    /// The bits, the first one lowest.
    var bits: UInt32
    /// How many bits.
    var width: UInt32

    @inline(__always)
    func put(to pen: inout BitWriter.Pen) { pen.put(UInt64(bits), UInt64(width)) }
  }

  /// The word of each literal, and of the end of the block.
  let literalWords: [Word]
  /// The word of each length in bytes, with its extra bits.
  let lengthWords: [Word]
  /// The word of each distance's symbol, without extra bits.
  let distanceWords: [Word]
  /// The length in bits of each symbol's word, of literals, the end of the block and lengths.
  let literalLengths: [UInt8]
  /// The length in bits of each distance symbol's word.
  let distanceLengths: [UInt8]
  private let header: Header

  /// The code that every reader knows, for blocks too small for a header.
  static let fixed = BlockCodes(
    HuffmanCode(lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
    HuffmanCode(lengths: [UInt8](repeating: 5, count: 30)))

  /// The best codes for what a block holds.
  init(_ counts: TokenCounts) {
    self.init(HuffmanCode(counts.literals, limit: 15), HuffmanCode(counts.distances, limit: 15))
  }

  private init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    literalLengths = literals.lengths
    distanceLengths = distances.lengths
    literalWords = (0...DeflateSymbols.endOfBlock).map { literals.word($0) }
    distanceWords = (0..<DeflateSymbols.distanceCount).map { distances.word($0) }
    lengthWords = (0...DeflateSymbols.maximumLength).map { length in
      guard length >= 3 else { return Word(bits: 0, width: 0) }
      let symbol = Int(DeflateSymbols.lengthSymbols[length])
      let extra = DeflateSymbols.extraBits(ofLengthSymbol: symbol)
      let word = literals.word(symbol)
      let bits = UInt32((length - 3) & (1 << extra - 1))
      return Word(bits: word.bits | bits << word.width, width: word.width + UInt32(extra))
    }
    header = Header(literals.lengths, distances.lengths)
  }

  /// How many bits the header takes.
  var headerCost: Int { header.cost }

  /// How many bits the tokens take that were counted.
  func cost(of counts: TokenCounts) -> Int {
    var cost = 0
    for (symbol, count) in counts.literals.enumerated() where count > 0 {
      let extra = symbol > DeflateSymbols.endOfBlock ? DeflateSymbols.extraBits(ofLengthSymbol: symbol) : 0
      cost += Int(count) * (Int(literalLengths[symbol]) + extra)
    }
    for (symbol, count) in counts.distances.enumerated() where count > 0 {
      cost += Int(count) * (Int(distanceLengths[symbol]) + DeflateSymbols.extraBits(ofDistanceSymbol: symbol))
    }
    return cost
  }

  /// Writes what tells both codes.
  func writeHeader(to pen: inout BitWriter.Pen) { header.write(to: &pen) }
}

extension BlockCodes {
  /// The words in memory.
  struct Lent {
    let literals: UnsafeBufferPointer<Word>
    let lengths: UnsafeBufferPointer<Word>
    let distances: UnsafeBufferPointer<Word>

    /// Puts three literals, the bytes of 0xRRGGBB: 45 bits at most.
    @inline(__always)
    func putPixel(_ pixel: UInt32, to pen: inout BitWriter.Pen) {
      let red = literals[Int(pixel >> 16 & 0xFF)]
      let green = literals[Int(pixel >> 8 & 0xFF)]
      let blue = literals[Int(pixel & 0xFF)]
      let two = UInt64(red.bits) | UInt64(green.bits) &<< UInt64(red.width)
      let width = UInt64(red.width &+ green.width)
      pen.put(two | UInt64(blue.bits) &<< width, width &+ UInt64(blue.width))
    }

    /// Puts a match: 48 bits at most.
    @inline(__always)
    func putMatch(length: Int, distance: Int, to pen: inout BitWriter.Pen) {
      lengths[length].put(to: &pen)
      let symbol = DeflateSymbols.symbol(ofDistance: distance)
      distances[symbol].put(to: &pen)
      let extra = DeflateSymbols.extraBits(ofDistanceSymbol: symbol)
      pen.put(UInt64((distance &- 1) & ((1 &<< extra) &- 1)), UInt64(extra))
    }

    /// Puts the longest match so many times, 1 to 6 bytes back: as many at once as 56 bits hold.
    @inline(__always)
    func putLongestMatches(_ times: Int, distance: Int, to pen: inout BitWriter.Pen) {
      let word = longestMatch(distance)
      let width = Int(word.width)
      let most = min(times, 56 / width)
      var (many, manyWidth) = (UInt64(0), 0)
      for _ in 0..<most {
        many |= UInt64(word.bits) &<< UInt64(manyWidth)
        manyWidth &+= width
      }
      var rest = times
      while rest >= most {
        pen.put(many, UInt64(manyWidth))
        pen.flush()
        rest &-= most
      }
      if rest > 0 { pen.put(many & ((1 &<< UInt64(rest &* width)) &- 1), UInt64(rest &* width)) }
    }

    /// The word of the longest match at a distance of at most 6 bytes: 31 bits at most.
    @inline(__always)
    private func longestMatch(_ distance: Int) -> Word {
      let length = lengths[DeflateSymbols.maximumLength]
      let symbol = DeflateSymbols.symbol(ofDistance: distance)
      let (word, extra) = (distances[symbol], UInt32(DeflateSymbols.extraBits(ofDistanceSymbol: symbol)))
      let rest = UInt32(truncatingIfNeeded: distance &- 1) & ((1 << extra) &- 1)
      return Word(
        bits: length.bits | (word.bits | rest << word.width) << length.width,
        width: length.width + word.width + extra)
    }
  }

  /// Lends the words.
  func lend(_ body: (Lent) -> Void) {
    literalWords.withUnsafeBufferPointer { literals in
      lengthWords.withUnsafeBufferPointer { lengths in
        distanceWords.withUnsafeBufferPointer { distances in
          body(Lent(literals: literals, lengths: lengths, distances: distances))
        }
      }
    }
  }
}

extension HuffmanCode {
  /// A symbol's word.
  func word(_ symbol: Int) -> BlockCodes.Word {
    BlockCodes.Word(bits: UInt32(words[symbol]), width: UInt32(lengths[symbol]))
  }
}

extension BlockCodes {
  /// The lengths of both codes' words, themselves packed by a code.
  private struct Header {
    /// A length, or a repetition with its extra bits.
    private typealias Step = (symbol: Int, extra: Int, width: Int)

    /// The order in which the lengths of the header's own code are told.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let literalCount: Int
    private let distanceCount: Int
    private let steps: [Step]
    private let code: HuffmanCode
    private let codeCount: Int
    /// How many bits it takes.
    let cost: Int

    init(_ literals: [UInt8], _ distances: [UInt8]) {
      literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
      distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
      steps = Self.steps(Array(literals.prefix(literalCount) + distances.prefix(distanceCount)))
      var counts = [UInt32](repeating: 0, count: 19)
      for step in steps { counts[step.symbol] += 1 }
      let code = HuffmanCode(counts, limit: 7)
      self.code = code
      codeCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
      cost = steps.reduce(14 + 3 * codeCount) { $0 + Int(code.lengths[$1.symbol]) + $1.width }
    }

    /// Lengths one by one, or where they repeat by symbol 16, and zeros by 17 and 18.
    private static func steps(_ lengths: [UInt8]) -> [Step] {
      var steps: [Step] = []
      var index = 0
      while index < lengths.count {
        let length = lengths[index]
        var rest = (lengths[index...].firstIndex { $0 != length } ?? lengths.count) - index
        index += rest
        if length > 0 {
          steps.append((Int(length), 0, 0))
          rest -= 1
        }
        while rest >= 3 {
          let count = min(rest, length > 0 ? 6 : 138)
          steps.append(length > 0 ? (16, count - 3, 2) : count < 11 ? (17, count - 3, 3) : (18, count - 11, 7))
          rest -= count
        }
        for _ in 0..<rest { steps.append((Int(length), 0, 0)) }
      }
      return steps
    }

    func write(to pen: inout BitWriter.Pen) {
      pen.put(UInt64(literalCount - 257), 5)
      pen.put(UInt64(distanceCount - 1), 5)
      pen.put(UInt64(codeCount - 4), 4)
      for symbol in Self.order.prefix(codeCount) {
        pen.flush()
        pen.put(UInt64(code.lengths[symbol]), 3)
      }
      for step in steps {
        pen.flush()
        code.word(step.symbol).put(to: &pen)
        pen.put(UInt64(step.extra), UInt64(step.width))
      }
      pen.flush()
    }
  }
}
