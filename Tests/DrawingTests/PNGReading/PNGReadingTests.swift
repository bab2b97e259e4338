import Drawing
import Snapshot
import TestSupport
import Testing

@Suite("Reading a PNG for a comparison")
struct PNGReadingTests {
  /// Reads a picture of 13 x 9 pixels, whose passes all have pixels and whose rows end within a byte.
  private func pixels(_ png: TestPNG) throws -> [UInt32] {
    let bitmap = try PNGReading.read(png.file)
    #expect(bitmap.width == png.width && bitmap.height == png.height)
    return bitmap.pixels
  }

  private func picture(
    _ kind: TestPNG.Kind, _ depth: Int, _ isInterlaced: Bool = false, _ sample: @escaping (Int, Int, Int) -> Int
  ) -> TestPNG {
    TestPNG(width: 13, height: 9, kind: kind, depth: depth, isInterlaced: isInterlaced, sample: sample)
  }

  /// A pixel of these channels.
  private func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> UInt32 {
    alpha == 0 ? 0 : UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  private func grey(_ value: Int, _ alpha: Int = 255) -> UInt32 { pixel(value, value, value, alpha) }

  private func expected(_ color: (_ x: Int, _ y: Int) -> UInt32) -> [UInt32] {
    (0..<9).flatMap { y in (0..<13).map { color($0, y) } }
  }

  @Test("Grey of 1, 2, 4 and 8 bits becomes grey of 8, from 0 to 255", arguments: [1, 2, 4, 8], [false, true])
  func greys(_ depth: Int, _ isInterlaced: Bool) throws {
    let top = 1 << depth
    let found = try pixels(picture(.grey, depth, isInterlaced) { x, y, _ in (x * 7 + y * 3) % top })
    #expect(found == expected { x, y in grey((x * 7 + y * 3) % top * 255 / (top - 1)) })
  }

  @Test("A palette of 1, 2, 4 and 8 bits gives its colours, with their alpha", arguments: [1, 2, 4, 8], [false, true])
  func palette(_ depth: Int, _ isInterlaced: Bool) throws {
    let count = 1 << depth
    var png = picture(.palette, depth, isInterlaced) { x, y, _ in (x * 5 + y) % count }
    var colors: [UInt32] = []
    for index in 0..<count {
      let (red, green, blue) = (index * 3 & 0xFF, 255 - index, index * index & 0xFF)
      png.palette += [UInt8(red), UInt8(green), UInt8(blue)]
      colors.append(pixel(red, green, blue, index == 0 ? 0 : index == 1 ? 128 : 255))
    }
    png.transparency = [0, 128]
    let found = try pixels(png)
    #expect(found == expected { x, y in colors[(x * 5 + y) % count] })
  }

  @Test("Colours of 8 bits are as they are stored", arguments: [false, true])
  func rgb(_ isInterlaced: Bool) throws {
    let found = try pixels(picture(.rgb, 8, isInterlaced) { x, y, channel in [x * 19, y * 28, x * y][channel] })
    #expect(found == expected { x, y in pixel(x * 19, y * 28, x * y) })
  }

  @Test("Alpha is kept beside the colour, and where it is 0 the pixel is", arguments: [8, 16], [false, true])
  func alpha(_ depth: Int, _ isInterlaced: Bool) throws {
    let unit = depth == 16 ? 257 : 1
    let twos = try pixels(
      picture(.greyAlpha, depth, isInterlaced) { x, y, channel in [x * 10, y * 20][channel] * unit })
    #expect(twos == expected { x, y in grey(x * 10, y * 20) })
    let color = try pixels(
      picture(.rgba, depth, isInterlaced) { x, y, channel in [x * 19, y * 28, 7, x * 20][channel] * unit })
    #expect(
      color == expected { x, y in pixel(x * 19, y * 28, 7, x * 20) })
  }

  @Test("One colour of a picture without alpha may be transparent", arguments: [8, 16], [false, true])
  func keys(_ depth: Int, _ isInterlaced: Bool) throws {
    let unit = depth == 16 ? 257 : 1
    func word(_ value: Int) -> [UInt8] { [UInt8(value * unit >> 8), UInt8(value * unit & 0xFF)] }
    var png = picture(.grey, depth, isInterlaced) { x, y, _ in (x + y) * unit }
    png.transparency = word(5)
    #expect(try pixels(png) == expected { x, y in grey(x + y, x + y == 5 ? 0 : 255) })
    var color = picture(.rgb, depth, isInterlaced) { x, y, channel in [x, y, 9][channel] * unit }
    color.transparency = word(3) + word(4) + word(9)
    #expect(
      try pixels(color)
        == expected { x, y in pixel(x, y, 9, x == 3 && y == 4 ? 0 : 255) })
  }

  @Test("Grey of few bits may have a transparent shade", arguments: [1, 2, 4])
  func smallKeys(_ depth: Int) throws {
    var png = picture(.grey, depth) { x, _, _ in x & 1 }
    png.transparency = [0, 1]
    let found = try pixels(png)
    #expect(found == expected { x, _ in x & 1 == 1 ? 0 : 0xFF00_0000 })
  }

  @Test("16 bits are read where each sample is 8 bits twice over", arguments: TestPNG.Kind.allCases)
  func deep(_ kind: TestPNG.Kind) throws {
    guard kind != .palette else { return }
    let found = try pixels(picture(kind, 16) { x, y, channel in (x * 11 + y * 13 + channel * 3 + 1) % 256 * 257 })
    #expect(
      found
        == expected { x, y in
          let samples = (0..<kind.channels).map { (x * 11 + y * 13 + $0 * 3 + 1) % 256 }
          let alpha = kind.channels % 2 == 0 ? samples[kind.channels - 1] : 255
          return kind.channels < 3 ? grey(samples[0], alpha) : pixel(samples[0], samples[1], samples[2], alpha)
        })
  }

  @Test("16 bits that 8 can't hold are refused, and the pixel is named; under alpha 0 nothing has to be held")
  func tooDeep() throws {
    let png = picture(.rgb, 16) { x, y, channel in x == 7 && y == 3 && channel == 1 ? 0x1235 : 0x1212 }
    #expect(throws: PNGReadingError.tooDeep(x: 7, y: 3)) { try PNGReading.read(png.file) }
    let hidden = picture(.rgba, 16) { x, _, channel in channel == 3 ? (x == 0 ? 0 : 0xFFFF) : x == 0 ? 0x1235 : 0x1212 }
    #expect(try pixels(hidden) == expected { x, _ in x == 0 ? 0 : 0xFF12_1212 })
  }

  @Test("What says how a picture is to be shown changes no number")
  func colourSpaces() throws {
    var png = picture(.rgb, 8) { x, y, channel in [x * 19, y * 28, x * y][channel] }
    let plain = try pixels(png)
    png.extra = [("gAMA", TestPNG.number(100_000)), ("sRGB", [0]), ("cHRM", [UInt8](repeating: 0, count: 32))]
    #expect(try pixels(png) == plain)
    png.extra = [("iCCP", Array("profile".utf8) + [0, 0] + TestPNG.zlib([1, 2, 3])), ("sBIT", [5, 6, 5])]
    #expect(try pixels(png) == plain)
  }

  @Test("Every filter and a larger picture: what the project's own writer and libpng write", arguments: [1, 9, 100])
  func written(_ seed: UInt64) throws {
    let picture = PNGPicture(seed: seed)
    for format in [RowFormat.rgb8, .indexed8] {
      guard let file = picture.file(format, .fast) else { continue }
      #expect(try PNGReading.read(file).pixels.elementsEqual(picture.pixels.map { $0 | 0xFF00_0000 }))
    }
  }

  @Test(
    "Rows in many chunks, and just as long as a block of 65,535 bytes or a little less and more",
    arguments: 4_367...4_369)
  func blocks(_ width: Int) throws {
    let png = TestPNG(width: width, height: 15, kind: .grey) { x, y, _ in (x + y) & 0xFF }
    let compressed = TestPNG.zlib(png.rows)
    let whole = try PNGReading.read(png.file).pixels
    #expect(whole.indices.allSatisfy { whole[$0] == grey(($0 % width + $0 / width) & 0xFF) })
    for size in [compressed.count, 60_000, 1_009] {
      let found = try PNGReading.read(png.file(compressed, chunkSize: size)).pixels
      #expect(found.elementsEqual(whole), "chunks of \(size)")
    }
  }
}
