/// Writes a PNG row by row into memory: pixels in, the file's bytes out, the same ones for the same pixels.
///
/// Beyond the file itself it holds a row or two, and what its compression holds: under 2 MB where that is fast, under
/// 16 MB where it is small, whatever the picture's size.
package struct PNGWriter: ~Copyable {
  private let width: Int
  private let height: Int
  private let format: RowFormat
  private let details: PNGDetails
  private let deflater: any RowDeflater
  private var row: RowRuns
  private var palette = PixelPalette()

  /// Begins a picture of a size in pixels, at least 1 by 1.
  package init(
    width: Int, height: Int, format: RowFormat, compression: PNGOptions.Compression = .fast,
    details: PNGDetails = PNGDetails()
  ) {
    precondition(width > 0 && height > 0 && width <= Int32.max / 4 && height <= Int32.max, "no PNG has such a side")
    (self.width, self.height, self.format, self.details) = (width, height, format, details)
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
      row.read(pixels + y * stride)
      guard addRow() else { return false }
    }
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
    return true
  }

  private mutating func addRow() -> Bool {
    guard format.convert(&row, &palette) else { return false }
    deflater.add(row)
    return true
  }

  /// Ends the picture after its last row, and gives the file.
  package consuming func finish() -> [UInt8] {
    var file = PNGChunks()
    file.add("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, format.colorType, 0, 0, 0])
    details.add(to: &file)
    if format == .indexed8 {
      file.add("PLTE", palette.colors.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
    }
    file.add("IDAT", inParts: deflater.finish())
    file.add("IEND", [])
    return file.bytes
  }

  /// A number as a PNG has it, the highest byte first.
  static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
