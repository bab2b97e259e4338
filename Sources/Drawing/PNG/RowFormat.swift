/// How a picture's pixels are kept; each holds its pixels exactly.
package enum RowFormat: Hashable, Sendable, CaseIterable {
  /// A byte a pixel, for pictures that are grey throughout.
  case grey8
  /// A byte a pixel, for pictures of at most 256 colours.
  case indexed8
  /// Three bytes a pixel.
  case rgb8

  /// Bytes in a pixel.
  var pixelSize: Int { self == .rgb8 ? 3 : 1 }

  /// The colour type as the IHDR chunk tells it.
  var colorType: UInt8 {
    switch self {
    case .grey8: 0
    case .indexed8: 3
    case .rgb8: 2
    }
  }

  /// What the format keeps of a colour, 0x00RRGGBB; nil when it can't.
  @inline(__always)
  func value(of color: UInt32, _ palette: inout PixelPalette) -> UInt32? {
    switch self {
    case .grey8: color.isGrey ? color & 0xFF : nil
    case .indexed8: palette.index(of: color)
    case .rgb8: color
    }
  }
}
