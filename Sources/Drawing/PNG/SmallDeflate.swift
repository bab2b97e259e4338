/// Compresses rows for size: a few of them at a time are said in the tokens that take the fewest bits.
///
/// Memory is bounded whatever the picture: the 32 KiB that matches reach back, 2 MiB of text and 32,768 nodes, each and
/// a row more; under 16 MB for the widest row.
final class SmallDeflate: RowDeflater {
  private let pixelSize: Int
  private var writer = BitWriter(after: [0x78, 0xDA])
  private(set) var checksum = Adler32()
  private var last: RowRuns
  private var zeros: RowRuns
  private var text: NodeText
  private var finder: MatchFinder
  private var tokens: TokenList
  private let path: CheapestPath
  private var prices = [BlockPrices()]

  /// A stream of rows of a width in pixels.
  init(width: Int, pixelSize: Int) {
    self.pixelSize = pixelSize
    last = RowRuns(width: width)
    zeros = RowRuns(width: width)
    zeros.fill(with: 0)
    text = NodeText(width: width, pixelSize: pixelSize)
    finder = MatchFinder(width: width, pixelSize: pixelSize, nodeCapacity: text.nodeCapacity)
    path = CheapestPath(pixelSize: pixelSize, nodeCapacity: text.nodeCapacity)
    tokens = TokenList(capacity: text.tokenCapacity)
  }

  func add(_ row: borrowing RowRuns) {
    if row.isAlike(last) { return repeatRow() }
    checksum.add(row, pixelSize: pixelSize)
    last.copy(row)
    text.add(row, filter: RowFilter.none)
    if text.isFull { endText(isLast: false) }
  }

  func repeatRow() {
    checksum.addRepetition(rowSize: last.width * pixelSize + 1)
    text.add(zeros, filter: RowFilter.up)
    if text.isFull { endText(isLast: false) }
  }

  func take(atLeast count: Int) -> [UInt8]? { writer.bytes.count < count ? nil : writer.take() }

  func endPart() { preconditionFailure("a file that is to be small has one part") }

  func finish(after earlier: Adler32) -> [UInt8] {
    endText(isLast: true)
    writer.finish(withBigEndian: earlier.followed(by: checksum).value)
    return writer.bytes
  }

  /// Writes the text so far; its second reading knows what the first one's tokens cost.
  private func endText(isLast: Bool) {
    finder.find(in: text)
    var pieces: [TokenPiece] = []
    for _ in 0..<2 {
      tokens.removeAll()
      path.add(text, finder, prices, to: &tokens)
      pieces = tokens.split()
      var end = 0
      prices = pieces.map { piece in
        end += piece.counts.byteCount
        return BlockPrices(piece.codes, end: end)
      }
      prices[prices.count - 1].end = .max
    }
    for (index, piece) in pieces.enumerated() {
      tokens.write(piece, to: &writer, isLast: isLast && index == pieces.count - 1)
    }
    prices.removeFirst(prices.count - 1)
    text.slide()
  }
}
