/// Compresses rows for speed: runs, matches with the row above, and what is left as literals.
///
/// It reads runs and never bytes, so that white costs next to nothing.
final class FastDeflate: RowDeflater {
  /// After how many tokens a block ends: long enough for its header not to count, short enough to suit what it holds.
  private static let blockSize = 1 << 15

  private var tokens: TokenList
  private var writer: BitWriter
  private(set) var checksum = Adler32()
  private var above: RowRuns
  private var parse: FastParse

  /// A stream of rows of a width in pixels, or a later part of one.
  init(width: Int, pixelSize: Int, isLaterPart: Bool = false) {
    // A later part is kept as a whole until those before it are there.
    writer = isLaterPart ? BitWriter(room: 1 << 24) : BitWriter(after: [0x78, 0x01])
    parse = FastParse(width: width, pixelSize: pixelSize)
    tokens = TokenList(capacity: Self.blockSize + width * pixelSize + 1)
    above = RowRuns(width: width)
  }

  func add(_ row: borrowing RowRuns) {
    checksum.add(row, pixelSize: parse.pixelSize)
    parse.add(row, below: above, to: &tokens)
    above.copy(row)
    endFullBlock()
  }

  func repeatRow() {
    checksum.repeatRow()
    parse.add(above, below: above, to: &tokens)
    endFullBlock()
  }

  func take(atLeast count: Int) -> [UInt8]? { writer.bytes.count < count ? nil : writer.take() }

  func endPart() {
    endBlock(isLast: false)
    writer.endPart()
    above.removeAll()
    parse.beginPart()
  }

  func finish(after earlier: Adler32) -> [UInt8] {
    endBlock(isLast: true)
    writer.finish(withBigEndian: earlier.followed(by: checksum).value)
    return writer.bytes
  }

  private func endFullBlock() {
    if tokens.count >= Self.blockSize { endBlock(isLast: false) }
  }

  private func endBlock(isLast: Bool) {
    tokens.write(tokens.whole(), to: &writer, isLast: isLast)
    tokens.removeAll()
  }
}
