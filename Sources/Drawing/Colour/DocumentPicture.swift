/// A picture as a PDF holds it: colours, and apart from them how opaque each pixel is.
///
/// Readers scale the two by themselves. Were the colours of transparent pixels black, every edge would get a dark fringe;
/// so each takes the colour of an opaque neighbour.
struct DocumentPicture {
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  /// Red, green and blue of each pixel.
  private(set) var colors: [UInt8] = []
  /// How opaque each pixel is.
  private(set) var opacities: [UInt8] = []

  /// One pixel that nobody sees.
  static let empty = DocumentPicture()

  private init() { (width, height, colors, opacities) = (1, 1, [0, 0, 0], [0]) }

  /// Makes a picture of premultiplied pixels 0xAARRGGBB.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    opacities = pixels.map { UInt8($0 >> 24) }
    var rows = pixels.map(Self.color)
    for y in 0..<height { Self.spread(&rows[y * width..<(y + 1) * width]) }
    for y in Swift.stride(from: 1, to: height, by: 1) where rows[y * width] == 0 {
      for x in 0..<width { rows[y * width + x] = rows[(y - 1) * width + x] }
    }
    for y in Swift.stride(from: height - 2, through: 0, by: -1) where rows[y * width] == 0 {
      for x in 0..<width { rows[y * width + x] = rows[(y + 1) * width + x] }
    }
    colors.reserveCapacity(3 * rows.count)
    for pixel in rows { for shift in [16, 8, 0] { colors.append(UInt8(truncatingIfNeeded: pixel >> shift)) } }
  }

  /// Stands in the unused byte of a pixel whose colour is known.
  private static let known: UInt32 = 0xFF00_0000

  /// The colour that was multiplied, marked as known; 0 for a transparent pixel, which has none.
  private static func color(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
    return known | channel(16) | channel(8) | channel(0)
  }

  /// Gives each pixel of a row that has no colour the one before it, those at the start the first that there is.
  private static func spread(_ row: inout ArraySlice<UInt32>) {
    guard let first = row.firstIndex(where: { $0 != 0 }) else { return }
    var (last, start) = (row[first], first)
    for x in row.startIndex..<first { row[x] = last }
    for x in first..<row.endIndex where row[x] != 0 {
      // A gap is filled from both its sides.
      if x > start + 1 { for gap in (start + x + 1) / 2..<x { row[gap] = row[x] } }
      for gap in start + 1..<max(start + 1, (start + x + 1) / 2) { row[gap] = last }
      (last, start) = (row[x], x)
    }
    for x in start + 1..<max(start + 1, row.endIndex) { row[x] = last }
  }
}
