/// Writes a PNG row by row into memory: pixels in, the file's bytes out, the same ones for the same pixels.
///
/// Beyond the file itself it holds a row or two, and what its compression holds: under 2 MB where that is fast, under
/// 16 MB where it is small, whatever the picture's size.
package struct PNGWriter: ~Copyable {
  private let width: Int
  private var rows: RowEncoder
  /// How the pixels are kept.
  var format: RowFormat { rows.format }
  /// The colours that its palette begins with.
  var shared: [UInt32] { rows.palette.shared }
  /// How many rows there are so far.
  private var rowCount = 0
  /// The row that the second part begins with; nil when there is none, or when it has begun.
  private(set) var secondStart: Int?
  /// The first part's colours, when the second has begun and there is a palette.
  private var firstPalette: PixelPalette?
  private var file = PNGChunks()
  /// Where the picture's data begin in the file.
  private let dataStart: Int
  /// What of the data has no chunk yet.
  private var rest: [UInt8] = []

  /// Begins a picture of a size in pixels, at least 1 by 1.
  ///
  /// `shared` are colours that a palette begins with, at most 256: those that both parts of a large picture have.
  package init(
    width: Int, height: Int, format: RowFormat, compression: PNGOptions.Compression = .fast,
    shared: [UInt32] = [], details: PNGDetails = PNGDetails()
  ) {
    precondition(shared.count <= 256, "no palette has more colours")
    precondition(width > 0 && height > 0 && width <= Int32.max / 4 && height <= Int32.max, "no PNG has such a side")
    self.width = width
    file.reserve(max(1 << 16, min(width * height / 4, 1 << 26)))
    file.add("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, format.colorType, 0, 0, 0])
    details.add(to: &file)
    dataStart = file.bytes.count
    rows = RowEncoder(width: width, format: format, compression: compression, shared: shared)
    secondStart = RowParts.secondStart(width: width, height: height, compression: compression)
  }

  /// Adds rows of pixels 0xXXRRGGBB that lie `stride` pixels apart; returns false when the format can't hold one of
  /// them.
  ///
  /// The picture is lost then, and has to begin anew in another format; ``RowFormat/rgb8`` holds every pixel.
  package mutating func write(_ pixels: UnsafePointer<UInt32>, stride: Int, rows count: Int) -> Bool {
    var first = 0
    if let secondStart, rowCount < secondStart, rowCount + count > secondStart {
      first = secondStart - rowCount
      guard rows.write(pixels, stride: stride, rows: first) else { return false }
      rowCount = secondStart
    }
    beginPart()
    guard rows.write(pixels + first * stride, stride: stride, rows: count - first) else { return false }
    rowCount += count - first
    moveData()
    return true
  }

  /// Adds a band's rows, which begin at the picture's left edge and are as wide; otherwise as adding pixels does.
  ///
  /// No part begins within a band.
  mutating func write<Colours>(_ band: borrowing Band<Colours>) -> Bool {
    beginPart()
    guard rows.write(band) else { return false }
    rowCount += band.area.y.count
    moveData()
    return true
  }

  /// Parts what follows from what is there, where the second part begins.
  private mutating func beginPart() {
    guard rowCount == secondStart else { return }
    firstPalette = rows.palette
    rows.beginPart()
    rest += rows.deflater.take(atLeast: 0) ?? []
    addParts(atLeast: 1)
    secondStart = nil
  }

  /// Puts what is compressed into chunks, as far as it fills them.
  private mutating func moveData() {
    guard let data = rows.deflater.take(atLeast: PNGChunks.partSize) else { return }
    rest += data
    addParts(atLeast: PNGChunks.partSize)
  }

  private mutating func addParts(atLeast least: Int) {
    var start = 0
    while rest.count - start >= least, start < rest.count {
      let end = min(rest.count, start + PNGChunks.partSize)
      file.add("IDAT", rest[start..<end])
      start = end
    }
    rest.removeFirst(start)
  }

  /// Ends the picture after its last row, and gives the file.
  ///
  /// Nothing can be added to it then.
  package mutating func finish() -> [UInt8] {
    rest += rows.deflater.finish(after: Adler32())
    // The second part took no more colours than the first had left.
    return end(firstPalette.map { $0.joined(with: rows.palette) ?? [] } ?? rows.palette.colors)
  }

  /// Ends the picture after the last row of its first part with the second, which has been written by itself; nil when
  /// both parts' colours are too many for a palette.
  mutating func finish(with part: borrowing RowEncoder) -> [UInt8]? {
    beginPart()
    rest = part.deflater.finish(after: rows.deflater.checksum)
    guard let first = firstPalette, format == .indexed8 else { return end([]) }
    return first.joined(with: part.palette).map { end($0) }
  }

  private mutating func end(_ colors: [UInt32]) -> [UInt8] {
    addParts(atLeast: 1)
    if rows.format == .indexed8 {
      // The last colour may come with the last row, and the palette stands before all of them.
      let start = file.bytes.count
      file.add("PLTE", colors.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
      file.move(from: start, to: dataStart)
    }
    file.add("IEND", [])
    return file.bytes
  }

  /// A number as a PNG has it, the highest byte first.
  static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
