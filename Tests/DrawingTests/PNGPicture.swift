import Drawing
import TestSupport
import Testing

/// A picture for the writer: pixels 0x00RRGGBB, row by row.
struct PNGPicture: CustomTestStringConvertible {
  var name: String
  var width: Int
  var height: Int
  var pixels: [UInt32]

  var testDescription: String { "\(name), \(width) x \(height)" }

  /// A picture whose pixels a rule gives.
  init(_ name: String, _ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) {
    (self.name, self.width, self.height) = (name, width, height)
    pixels = (0..<width * height).map { color($0 % width, $0 / width) }
  }

  /// Rectangles in some of `colors`, thrown by a seed; now and then a row or a block of noise.
  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (width, height) = (1 + dice.roll(90), 1 + dice.roll(60))
    let colors = (0..<1 + dice.roll(seed % 3 == 0 ? 400 : 12)).map { _ in UInt32(dice.roll(1 << 24)) }
    self.init("seed \(seed)", width, height) { _, _ in colors[0] }
    for _ in 0..<dice.roll(60) {
      let (left, top) = (dice.roll(width), dice.roll(height))
      let (right, bottom) = (left + 1 + dice.roll(width - left), top + 1 + dice.roll(height - top))
      let isNoise = dice.roll(8) == 0
      let color = colors[dice.roll(colors.count)]
      for y in top..<bottom {
        for x in left..<right { pixels[y * width + x] = isNoise ? colors[dice.roll(colors.count)] : color }
      }
    }
  }

  /// The same in greys, by the green channel.
  var grey: PNGPicture {
    var grey = self
    grey.name += ", grey"
    grey.pixels = pixels.map { ($0 >> 8 & 0xFF) * 0x1_0101 }
    return grey
  }

  /// The file, the rows written a few at a time; nil when the format can't hold the pixels.
  func file(
    _ format: RowFormat, _ compression: PNGOptions.Compression, rows: Int = 7, details: PNGDetails = PNGDetails()
  ) -> [UInt8]? {
    var writer = PNGWriter(width: width, height: height, format: format, compression: compression, details: details)
    for top in stride(from: 0, to: height, by: rows) {
      let fits = pixels.withUnsafeBufferPointer { all in
        all.baseAddress.map { writer.write($0 + top * width, stride: width, rows: min(rows, height - top)) } ?? false
      }
      guard fits else { return nil }
    }
    return writer.finish()
  }

  /// Whether a format holds the pixels and libpng reads just these.
  func survives(_ format: RowFormat, _ compression: PNGOptions.Compression) -> Bool {
    isWhole(in: file(format, compression))
  }

  /// Whether libpng reads just these pixels in a file.
  func isWhole(in file: [UInt8]?) -> Bool {
    guard let file, let bitmap = Bitmap(png: file), bitmap.width == width, bitmap.height == height else { return false }
    return pixels.enumerated().allSatisfy { index, pixel in
      bitmap.rgb[3 * index] == UInt8(pixel >> 16 & 0xFF) && bitmap.rgb[3 * index + 1] == UInt8(pixel >> 8 & 0xFF)
        && bitmap.rgb[3 * index + 2] == UInt8(pixel & 0xFF)
    }
  }
}

/// Numbers that look thrown, the same for the same seed.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number from 0 up to a bound, without it.
  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// A chunk of a PNG.
struct PNGChunk {
  var type: String
  var content: [UInt8]

  /// The chunks of a file, up to the first that is cut off.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var start = 8
    while start + 12 <= file.count {
      let count = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + count <= file.count else { break }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, content: Array(file[start + 8..<start + 8 + count])))
      start += 12 + count
    }
    return chunks
  }
}
