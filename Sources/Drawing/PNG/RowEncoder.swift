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
  private(set) var palette: PixelPalette
  /// What the format keeps of each of a band's indices; with the highest bit the index itself, as long as it hasn't
  /// turned up.
  private var known = (0..<256).map { Self.unknown | $0 }
  private static let unknown: UInt32 = 1 << 31
  /// What compresses the rows.
  let deflater: any RowDeflater
  private let width: Int
  private var row: RowRuns

  /// Begins with a picture's first row, or with that of a later part.
  ///
  /// With a palette, `shared` are the colours that both parts are known to have.
  init(
    width: Int, format: RowFormat, compression: PNGOptions.Compression, shared: [UInt32] = [],
    isLaterPart: Bool = false
  ) {
    (self.width, self.format) = (width, format)
    palette = PixelPalette(shared: shared, isLaterPart: isLaterPart)
    row = RowRuns(width: width)
    deflater =
      switch compression {
      case .fast: FastDeflate(width: width, pixelSize: format.pixelSize, isLaterPart: isLaterPart)
      case .small: SmallDeflate(width: width, pixelSize: format.pixelSize)
      }
  }

  /// Adds rows of pixels 0xXXRRGGBB that lie `stride` pixels apart; returns false when the format can't hold one of
  /// them.
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

  /// Begins a part that refers to no row before it: where there is a palette, with colours of its own.
  mutating func beginPart() {
    deflater.endPart()
    palette = PixelPalette(shared: palette.shared, limit: 256 - palette.own.count, isLaterPart: true)
    known = (0..<256).map { Self.unknown | $0 }
  }

  /// Adds a band's rows, which begin at the picture's left edge and are as wide; otherwise as adding pixels does.
  mutating func write<Colours>(_ band: borrowing Band<Colours>) -> Bool {
    for y in 0..<band.area.y.count {
      if band.ink.mayDiffer(y) {
        guard Colours.add(band, row: y, to: &self) else { return false }
      } else {
        deflater.repeatRow()
      }
    }
    return true
  }

  /// Adds a row of pixels 0xXXRRGGBB, looking only where the bits of its tiles tell.
  mutating func add(_ pixels: UnsafePointer<UInt32>, tiles: UnsafePointer<UInt64>) -> Bool {
    row.read(pixels, tiles: tiles)
    return addRow()
  }

  /// Adds a row of indices of colours, looking only where the bits of its tiles tell.
  mutating func add(_ indices: UnsafePointer<UInt8>, of colors: [UInt32], tiles: UnsafePointer<UInt64>) -> Bool {
    known.withUnsafeBufferPointer { known in
      if let start = known.baseAddress { row.read(indices, meaning: start, tiles: tiles) }
    }
    guard !row.hasValue(with: Self.unknown) || learn(colors) else { return false }
    deflater.add(row)
    return true
  }

  /// Looks for what the format keeps of colours that turn up for the first time; returns whether it can.
  private mutating func learn(_ colors: [UInt32]) -> Bool {
    for run in 0..<row.count where row.values[run] >= Self.unknown {
      let index = Int(row.values[run] & 0xFF)
      if known[index] >= Self.unknown {
        guard let value = format.value(of: colors[index], &palette) else { return false }
        known[index] = value
      }
      row.values[run] = known[index]
    }
    return true
  }

  private mutating func addRow() -> Bool {
    if format != .rgb8 {
      for index in 0..<row.count {
        guard let value = format.value(of: row.values[index], &palette) else { return false }
        row.values[index] = value
      }
    }
    deflater.add(row)
    return true
  }
}
