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
  /// Bytes in a pixel, and in a row with its filter.
  private let pixelSize: Int
  private let rowSize: Int
  /// How often the row above has come again, said as a difference of nothing.
  private var repeats = 0
  private var parse: FastParse
  private let byteParse: ByteParse

  /// A stream of rows of a width in pixels, or a later part of one.
  init(width: Int, pixelSize: Int, isLaterPart: Bool = false) {
    // A later part is kept as a whole until those before it are there.
    writer = isLaterPart ? BitWriter(room: 1 << 24) : BitWriter(after: [0x78, 0x01])
    (self.pixelSize, rowSize) = (pixelSize, width * pixelSize + 1)
    parse = FastParse(width: width)
    byteParse = ByteParse(width: width)
    tokens = TokenList(capacity: Self.blockSize + width * pixelSize + 1)
    above = RowRuns(width: width)
  }

  func add(_ row: borrowing RowRuns) {
    if row.isAlike(above) { return repeatRow() }
    checksum.add(row, pixelSize: pixelSize)
    let distance = above.count > 0 ? rowSize * (repeats + 1) : 0
    let reached = distance <= DeflateSymbols.maximumDistance ? distance : 0
    if pixelSize == 1 {
      byteParse.add(row, below: above, distance: reached, to: &tokens)
    } else {
      parse.add(row, below: above, distance: reached, to: &tokens)
    }
    above.copy(row)
    repeats = 0
    endFullBlock()
  }

  func repeatRow() {
    checksum.addRepetition(rowSize: rowSize)
    tokens.add(literal: RowFilter.up)
    tokens.add(zeros: rowSize - 1)
    repeats += 1
    endFullBlock()
  }

  func take(atLeast count: Int) -> [UInt8]? { writer.bytes.count < count ? nil : writer.take() }

  func endPart() {
    endBlock(isLast: false)
    writer.endPart()
    above.removeAll()
    repeats = 0
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
