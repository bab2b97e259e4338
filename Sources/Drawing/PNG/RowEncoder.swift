#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Turns rows of pixels into the data of a PNG, or of a part of one.
struct RowEncoder: ~Copyable {
  /// How the pixels are kept.
  let format: RowFormat
  /// The colours so far of a format that has a palette.
  private(set) var palette = PixelPalette()
  /// What compresses the rows.
  let deflater: any RowDeflater
  private let width: Int
  private var row: RowRuns

  /// Begins with a picture's first row, or with that of a later part.
  init(width: Int, format: RowFormat, compression: PNGOptions.Compression, isLaterPart: Bool = false) {
    (self.width, self.format) = (width, format)
    row = RowRuns(width: width)
    deflater =
      switch compression {
      case .fast: FastDeflate(width: width, pixelSize: format.pixelSize, isLaterPart: isLaterPart)
      case .small: SmallDeflate(width: width, pixelSize: format.pixelSize)
      }
  }

  /// Adds rows of pixels 0xXXRRGGBB that lie `stride` pixels apart; returns false when the format can't hold one of them.
  mutating func write(_ pixels: UnsafePointer<UInt32>, stride: Int, rows: Int) -> Bool {
    for y in 0..<rows {
      let start = pixels + y * stride
      if y > 0, memcmp(start, start - stride, width * 4) == 0 {
        deflater.repeatRow()
      } else {
        row.read(start)
        guard addRow() else { return false }
      }
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
}
