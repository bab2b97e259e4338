import Drawing
import TestSupport
import Testing

@Suite("libpng reads back every pixel that the PNG writer was given")
struct PNGWriterTests {
  private static let levels = PNGOptions.Compression.allCases

  @Test("Pictures of every kind, at both levels", arguments: pictures, levels)
  func colour(_ picture: PNGPicture, _ level: PNGOptions.Compression) {
    #expect(picture.survives(.rgb8, level))
  }

  @Test("The same in grey", arguments: pictures, levels)
  func grey(_ picture: PNGPicture, _ level: PNGOptions.Compression) {
    let grey = picture.grey
    #expect(grey.survives(.grey8, level))
    #expect(grey.survives(.indexed8, level))
  }

  @Test("A palette takes 256 colours and no more", arguments: [1, 2, 255, 256, 257], levels)
  func palette(_ count: Int, _ level: PNGOptions.Compression) throws {
    // Colours that the palette's table puts on each other's places are among them: they differ in their lowest bits.
    let picture = PNGPicture("colours", 19, 40) { x, y in UInt32((y * 19 + x) % count) * 0x0400 + 0x77 }
    let file = picture.file(.indexed8, level)
    guard count <= 256 else {
      #expect(file == nil)
      #expect(picture.survives(.rgb8, level))
      return
    }
    #expect(picture.isWhole(in: file))
    let palette = PNGChunk.all(in: try #require(file)).first { $0.type == "PLTE" }
    #expect(palette?.content.count == 3 * count)
    #expect(palette?.content.prefix(3) == [0, 0, 0x77])
  }

  @Test(
    "A colour, however close to a grey, is no grey",
    arguments: [0x01_0000, 0x00_0001, 0xFE_FFFF, 0x80_8180] as [UInt32])
  func noGrey(_ color: UInt32) {
    let picture = PNGPicture("almost grey", 70, 3) { x, y in x == 69 && y == 2 ? color : 0x40_4040 }
    #expect(picture.file(.grey8, .fast) == nil)
    #expect(picture.survives(.indexed8, .fast))
  }

  @Test("Whatever stands in a pixel's highest byte is passed over", arguments: RowFormat.allCases)
  func highestByte(_ format: RowFormat) {
    var dice = Dice(seed: 5)
    var picture = PNGPicture("grey", 40, 9) { x, y in UInt32((x / 7 + y / 2) % 5) * 0x10_1010 }
    let plain = picture.file(format, .fast)
    picture.pixels = picture.pixels.map { $0 | UInt32(dice.roll(256)) << 24 }
    #expect(picture.file(format, .fast) == plain)
    #expect(picture.isWhole(in: plain))
  }

  @Test("Three hundred pictures of rectangles and noise, in every format that holds them", arguments: 0..<12)
  func thrown(_ part: UInt64) {
    for seed in part * 25..<(part + 1) * 25 {
      let picture = PNGPicture(seed: seed)
      for level in Self.levels {
        #expect(picture.survives(.rgb8, level), "\(picture)")
        #expect(picture.grey.survives(.grey8, level), "\(picture)")
        let isSmall = Set(picture.pixels).count <= 256
        #expect(picture.survives(.indexed8, level) == isSmall, "\(picture)")
      }
    }
  }

  @Test("The bytes are the same however many rows come at a time, and each time", arguments: levels)
  func rows(_ level: PNGOptions.Compression) {
    let picture = PNGPicture(seed: 77)
    let whole = picture.file(.rgb8, level, rows: picture.height)
    #expect(
      whole != nil && whole == picture.file(.rgb8, level, rows: 1) && whole == picture.file(.rgb8, level, rows: 5))
  }

  @Test("A large picture, which is written in two parts, is whole however its rows come", arguments: [1, 100, 2_048])
  func parts(_ rows: Int) {
    // Rows that repeat each other reach over the border, row 1,024, and so do columns.
    let picture = PNGPicture("large", 520, 2_048) { x, y in
      y / 300 % 2 == 0 || x / 40 % 3 == 0 ? UInt32(x / 40) * 0x0B_0B0B : UInt32((x + y / 7) % 23) * 0x0B_0B0B
    }
    for format in RowFormat.allCases {
      let file = picture.file(format, .fast, rows: rows)
      #expect(picture.isWhole(in: file))
      #expect(file == picture.file(format, .fast, rows: 512))
    }
  }

  @Test("Nothing is much larger than its pixels: noise grows by less than a hundredth", arguments: levels)
  func noise(_ level: PNGOptions.Compression) throws {
    var dice = Dice(seed: 9)
    let picture = PNGPicture("noise", 300, 200) { _, _ in UInt32(dice.roll(1 << 24)) }
    let file = try #require(picture.file(.rgb8, level))
    #expect(file.count < 300 * 200 * 3 * 101 / 100)
  }

  @Test("White takes two bits for 258 bytes, and a few bytes a row", arguments: levels)
  func white(_ level: PNGOptions.Compression) throws {
    let picture = PNGPicture("white", 3_000, 400) { _, _ in 0xFF_FFFF }
    let file = try #require(picture.file(.grey8, level))
    #expect(file.count < 3_000 * 400 / 258 * 2 / 8 + 400 * 4)
    #expect(picture.isWhole(in: file))
  }

  @Test("Small is smaller", arguments: [PNGPicture(seed: 12), PNGPicture(seed: 26), pictures[9]])
  func smaller(_ picture: PNGPicture) throws {
    let (fast, small) = (try #require(picture.file(.rgb8, .fast)), try #require(picture.file(.rgb8, .small)))
    #expect(small.count < fast.count)
  }
}

/// Each for something that can go wrong: no room for a match, rows that reach out of the window, long runs, no runs.
private let pictures: [PNGPicture] = {
  var dice = Dice(seed: 3)
  let strokes: [UInt32] = [0xFF_FFFF, 0xFF_FFFF, 0xC8_1E14, 0xF3_F5F7, 0x14_1414, 0x80_8080, 0xFF_FFFF]
  let line = (0..<400).map { _ in strokes[dice.roll(7)] }
  return [
    PNGPicture("white", 1, 1) { _, _ in 0xFF_FFFF },
    PNGPicture("black", 1, 1) { _, _ in 0 },
    PNGPicture("column", 1, 300) { _, y in UInt32(y / 3) * 0x01_0203 },
    PNGPicture("line", 300, 1) { x, _ in UInt32(x / 3) * 0x01_0203 },
    PNGPicture("two pixels", 2, 2) { x, y in x == y ? 0xFF_0000 : 0xFF },
    PNGPicture("checkerboard", 60, 61) { x, y in (x + y) % 2 == 0 ? 0 : 0xFF_FFFF },
    PNGPicture("squares", 260, 40) { x, y in (x / 8 + y / 8) % 2 == 0 ? 0x01_0203 : 0xFF_FFFF },
    PNGPicture("ramp", 300, 20) { x, y in UInt32(x * 0x01_0305 + y) & 0xFF_FFFF },
    PNGPicture("noise", 250, 120) { _, _ in UInt32(dice.roll(1 << 24)) },
    PNGPicture("strokes", 700, 60) { x, y in x / 3 % 400 < 390 ? line[(x / 3 + y / 9) % 400] : 0 },
    PNGPicture("rows that only just reach the ones above in colour", 10_922, 4) { x, y in
      x / (40 + y / 2) % 3 == 0 ? 7 : 9
    },
    PNGPicture("rows that no longer do", 10_923, 4) { x, y in x / (40 + y / 2) % 3 == 0 ? 7 : 9 },
    PNGPicture("rows that only just reach the ones above in grey", 32_767, 3) { x, _ in x % 11 == 0 ? 0x1234 : 0x40_4040
    },
    PNGPicture("far and wide", 32_767, 2) { x, _ in line[x / 90] },
  ]
}()
