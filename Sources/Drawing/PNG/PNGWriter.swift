#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes a PNG row by row into memory: pixels in, the file's bytes out, the same ones for the same pixels.
///
/// Beyond the file itself it holds a row or two, and what its compression holds: under 2 MB where that is fast, under
/// 16 MB where it is small, whatever the picture's size.
package struct PNGWriter: ~Copyable {
  private let width: Int
  private let height: Int
  private let format: RowFormat
  private let deflater: any RowDeflater
  private var row: RowRuns
  private var palette = PixelPalette()
  private var file = PNGChunks()
  /// Where the picture's data begin in the file.
  private let dataStart: Int
  /// What of the data has no chunk yet.
  private var rest: [UInt8] = []

  /// Begins a picture of a size in pixels, at least 1 by 1.
  package init(
    width: Int, height: Int, format: RowFormat, compression: PNGOptions.Compression = .fast,
    details: PNGDetails = PNGDetails()
  ) {
    precondition(width > 0 && height > 0 && width <= Int32.max / 4 && height <= Int32.max, "no PNG has such a side")
    (self.width, self.height, self.format) = (width, height, format)
    file.reserve(max(1 << 16, min(width * height / 4, 1 << 26)))
    file.add("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, format.colorType, 0, 0, 0])
    details.add(to: &file)
    dataStart = file.bytes.count
    row = RowRuns(width: width)
    deflater =
      switch compression {
      case .fast: FastDeflate(width: width, pixelSize: format.pixelSize)
      case .small: SmallDeflate(width: width, pixelSize: format.pixelSize)
      }
  }

  /// Adds rows of pixels 0xXXRRGGBB that lie `stride` pixels apart; returns false when the format can't hold one of them.
  ///
  /// The picture is lost then, and has to begin anew in another format; ``RowFormat/rgb8`` holds every pixel.
  package mutating func write(_ pixels: UnsafePointer<UInt32>, stride: Int, rows: Int) -> Bool {
    for y in 0..<rows {
      let start = pixels + y * stride
      if y > 0, memcmp(start, start - stride, width * 4) == 0 {
        deflater.repeatRow()
      } else {
        row.read(start)
        guard addRow() else { return false }
      }
    }
    moveData()
    return true
  }

  /// Adds a band's rows, which begin at the picture's left edge and are as wide; otherwise as adding pixels does.
  mutating func write(_ band: borrowing Band) -> Bool {
    for y in 0..<band.area.y.count {
      if band.ink.mayDiffer(y) {
        row.read(band.pixels + y * width, tiles: band.ink.tiles(of: y))
        guard addRow() else { return false }
      } else {
        deflater.repeatRow()
      }
    }
    moveData()
    return true
  }

  private mutating func addRow() -> Bool {
    guard format.convert(&row, &palette) else { return false }
    deflater.add(row)
    return true
  }

  /// Puts what is compressed into chunks, as far as it fills them.
  private mutating func moveData() {
    guard let data = deflater.take(atLeast: PNGChunks.partSize) else { return }
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
    rest += deflater.finish()
    addParts(atLeast: 1)
    if format == .indexed8 {
      // The last colour may come with the last row, and the palette stands before all of them.
      let start = file.bytes.count
      file.add("PLTE", palette.colors.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
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
