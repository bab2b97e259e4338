/// What deflate is to say, as literals and matches, until it is written with the codes that suit it best.
struct TokenList: ~Copyable {
  /// As ``Token`` reads them.
  private let tokens: UnsafeMutablePointer<UInt32>
  private let capacity: Int
  private let tally = TokenTally()
  /// How many tokens there are.
  private(set) var count = 0

  /// An empty list with room for tokens.
  init(capacity: Int) {
    self.capacity = capacity
    tokens = .allocate(capacity: capacity)
  }

  deinit { tokens.deallocate() }

  /// Adds a literal byte.
  @inline(__always)
  mutating func add(literal: UInt8) {
    assert(count < capacity)
    tokens[count] = UInt32(literal)
    tally.add(literal: literal)
    count &+= 1
  }

  /// Adds a pixel of three bytes, 0x00RRGGBB, as three literals.
  @inline(__always)
  mutating func add(pixel: UInt32) {
    assert(count < capacity)
    tokens[count] = Token.pixel | pixel
    tally.add(literal: UInt8(truncatingIfNeeded: pixel >> 16))
    tally.add(literal: UInt8(truncatingIfNeeded: pixel >> 8))
    tally.add(literal: UInt8(truncatingIfNeeded: pixel))
    count &+= 1
  }

  /// Adds the longest match so many times, 1 to 6 bytes back.
  @inline(__always)
  mutating func add(longestMatches times: Int, distance: Int) {
    assert(count < capacity && times < 1 << 24)
    tokens[count] = Token.repetition | UInt32(truncatingIfNeeded: distance &<< 24 | times)
    tally.add(length: DeflateSymbols.maximumLength, distance: distance, times: times)
    count &+= 1
  }

  /// Adds so many zeros, at least one.
  mutating func add(zeros count: Int) {
    add(literal: 0)
    let (times, rest) = (count - 1).quotientAndRemainder(dividingBy: DeflateSymbols.maximumLength)
    if times > 0 { add(longestMatches: times, distance: 1) }
    if rest >= 3 {
      add(length: rest, distance: 1)
    } else {
      for _ in 0..<rest { add(literal: 0) }
    }
  }

  /// Adds a match of 3 to 258 bytes, 1 to 32,768 bytes back.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    assert(count < capacity)
    tokens[count] = UInt32(truncatingIfNeeded: distance &<< 9 | length)
    tally.add(length: length, distance: distance)
    count &+= 1
  }

  /// Forgets all tokens.
  mutating func removeAll() {
    count = 0
    tally.clear()
  }

  /// All tokens as one piece.
  borrowing func whole() -> TokenPiece { TokenPiece(tokens: 0..<count, counts: TokenCounts(tally)) }

  /// Parts the tokens where the codes that suit them change.
  borrowing func split() -> [TokenPiece] {
    var pieces: [TokenPiece] = []
    var start = 0
    repeat {
      let end = min(count, start + 1_024)
      let next = piece(start..<end)
      if let last = pieces.last, case let both = last.joined(with: next), both.cost <= last.cost + next.cost {
        pieces[pieces.count - 1] = both
      } else {
        pieces.append(next)
      }
      start = end
    } while start < count
    return pieces
  }

  private borrowing func piece(_ range: Range<Int>) -> TokenPiece {
    let counts = TokenCounts(UnsafeBufferPointer(start: tokens + range.lowerBound, count: range.count))
    return TokenPiece(tokens: range, counts: counts)
  }

  /// Writes a piece as a block.
  borrowing func write(_ piece: TokenPiece, to writer: inout BitWriter, isLast: Bool) {
    let fixedCost = BlockCodes.fixed.cost(of: piece.counts)
    let isFixed = fixedCost <= piece.cost
    writer.write(bitCount: 3 + min(piece.cost, fixedCost)) { pen in
      pen.put((isLast ? 1 : 0) | (isFixed ? 2 : 4), 3)
      if !isFixed { piece.codes.writeHeader(to: &pen) }
      put(piece.tokens, with: isFixed ? BlockCodes.fixed : piece.codes, to: &pen)
    }
  }

  private borrowing func put(_ range: Range<Int>, with codes: BlockCodes, to pen: inout BitWriter.Pen) {
    // A copy of the pen stays in registers.
    var copy = pen
    codes.lend { codes in
      var pen = copy
      var index = range.lowerBound
      while index < range.upperBound {
        let token = tokens[index]
        index &+= 1
        if token < 512 {
          codes.literals[Int(token)].put(to: &pen)
          // Three literals have 45 bits at most, and are written to memory at once.
          for _ in 0..<2 where index < range.upperBound && tokens[index] < 512 {
            codes.literals[Int(tokens[index])].put(to: &pen)
            index &+= 1
          }
        } else {
          put(token, with: codes, to: &pen)
        }
        pen.flush()
      }
      copy = pen
    }
    pen = copy
    codes.literalWords[DeflateSymbols.endOfBlock].put(to: &pen)
    pen.flush()
  }

  /// Puts a token that is more than a byte.
  @inline(__always)
  private borrowing func put(_ token: UInt32, with codes: BlockCodes.Lent, to pen: inout BitWriter.Pen) {
    if token >= Token.pixel {
      codes.putPixel(token, to: &pen)
    } else if token < Token.repetition {
      codes.putMatch(length: Int(token & 511), distance: Int(token >> 9), to: &pen)
    } else {
      codes.putLongestMatches(Int(token & 0xFF_FFFF), distance: Int(token >> 24 & 7), to: &pen)
    }
  }
}
