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

  /// Turns a row's colours into what the format keeps of them; returns whether it can.
  func convert(_ row: inout RowRuns, _ palette: inout PixelPalette) -> Bool {
    let values = row.values
    switch self {
    case .grey8:
      for index in 0..<row.count {
        let value = values[index]
        guard value.isGrey else { return false }
        values[index] = value & 0xFF
      }
    case .indexed8:
      for index in 0..<row.count {
        guard let entry = palette.index(of: values[index]) else { return false }
        values[index] = entry
      }
    case .rgb8: break
    }
    return true
  }
}
