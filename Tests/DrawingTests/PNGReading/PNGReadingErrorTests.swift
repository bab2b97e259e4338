import Drawing
import Snapshot
import TestSupport
import Testing

@Suite("PNGs that can't be read")
struct PNGReadingErrorTests {
  let picture = TestPNG(width: 13, height: 9) { x, y, channel in [x * 19, y * 28, x * y][channel] }

  private func error(_ bytes: [UInt8], limits: PNGLimits = PNGLimits()) -> PNGReadingError? {
    do throws(PNGReadingError) {
      _ = try PNGReading.read(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "What is no PNG is told by its first bytes",
    arguments: [
      ([], "a PNG asked for, an empty file found"), ([0xFF, 0xD8, 0xFF, 0xE0], "a PNG asked for, a JPEG found"),
      (Array("GIF89a".utf8), "a PNG asked for, a GIF found"),
      (Array("RIFF....WEBPVP8 ".utf8), "a PNG asked for, a WebP picture found"),
      (Array("%PDF-1.5".utf8), "a PNG asked for, a PDF found"),
      (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "a PNG asked for, a Git LFS pointer found"),
      (Array("<<<<<<< HEAD\n".utf8), "a PNG asked for, text found"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], "a PNG asked for, a PNG whose line ends were converted found"),
      ([0, 1, 2, 3], "a PNG asked for, an unknown format found"),
    ] as [([UInt8], String)])
  func others(_ bytes: [UInt8], _ words: String) { #expect(error(bytes)?.description == words) }

  @Test("A file that ends anywhere before its end is refused")
  func truncated() {
    let file = picture.file
    for count in 1..<file.count {
      let found = error(Array(file.prefix(count)))
      #expect(found == .endsEarly(bytes: count), "the first \(count) bytes: \(String(describing: found))")
    }
    #expect(PNGReadingError.endsEarly(bytes: 1_234).description == "the picture ends early, after 1,234 bytes")
  }

  @Test("Bytes after the end are refused")
  func trailing() {
    #expect(error(picture.file + [0]) == .trailingBytes(1))
    #expect(error(picture.file + picture.file) == .trailingBytes(picture.file.count))
    #expect(PNGReadingError.trailingBytes(1).description == "1 byte follows the picture's end")
  }

  @Test("No byte can be another without being noticed, but those that say nothing of the pixels")
  func everyByte() {
    let file = picture.file
    // A pixel may be another only where its checksums agree, so nowhere.
    for index in file.indices {
      var damaged = file
      damaged[index] ^= index % 2 == 0 ? 0x01 : 0x80
      #expect(error(damaged) != nil, "byte \(index)")
    }
  }

  @Test("A wrong checksum is refused, of the chunks that aren't needed too", arguments: ["tEXt", "gAMA"])
  func checksums(_ type: String) {
    var png = picture
    png.extra = [(type, Array("abcd".utf8))]
    var file = png.file
    #expect(error(file) == nil)
    file[33 + 8] ^= 1
    #expect(error(file) == .damaged("\(type): CRC error"))
  }

  @Test("A header that claims too much is refused before anything is allocated")
  func hugeHeader() {
    func header(_ width: Int, _ height: Int) -> [UInt8] {
      TestPNG(width: width, height: height) { _, _, _ in 0 }.file([])
    }
    #expect(error(header(40_000, 10)) == .sideTooLong(width: 40_000, height: 10, maximum: 32_767))
    #expect(error(header(10, 0x7FFF_FFFF)) == .sideTooLong(width: 10, height: 0x7FFF_FFFF, maximum: 32_767))
    #expect(error(header(30_000, 30_000)) == .tooManyPixels(width: 30_000, height: 30_000, maximum: 200_000_000))
    #expect(error(header(0, 10)) == .damaged("its header says 0 x 10 pixels"))
    // Within the limits, and yet no file so short unfolds to that many pixels.
    #expect(error(header(10_000, 10_000)) == .endsEarly(bytes: 57))
    #expect(
      error(header(40_000, 10))?.description
        == "a picture of 40,000 x 10 pixels, and a side has at most 32,767")
  }

  @Test("Limits can be set")
  func limits() {
    let file = picture.file
    #expect(error(file, limits: PNGLimits(side: 12)) == .sideTooLong(width: 13, height: 9, maximum: 12))
    #expect(error(file, limits: PNGLimits(pixels: 116)) == .tooManyPixels(width: 13, height: 9, maximum: 116))
    #expect(error(file, limits: PNGLimits(bytes: 100)) == .fileTooLarge(bytes: file.count, maximum: 100))
    #expect(error(file, limits: PNGLimits(side: 13, pixels: 117, bytes: file.count)) == nil)
  }

  @Test("A colour that the palette lacks is refused, and the pixel is named", arguments: [2, 8])
  func palette(_ depth: Int) {
    var png = TestPNG(width: 13, height: 9, kind: .palette, depth: depth) { x, y, _ in x == 4 && y == 5 ? 3 : 1 }
    png.palette = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    #expect(error(png.file) == .noSuchColor(x: 4, y: 5))
    png.palette = []
    #expect(error(png.file) != nil)
  }

  @Test("Rows that are too few, too many or of no known filter are refused")
  func rows() {
    #expect(error(picture.file(TestPNG.zlib(Array(picture.rows.dropLast())))) != nil)
    #expect(error(picture.file(TestPNG.zlib(picture.rows + [0]))) != nil)
    #expect(error(picture.file(TestPNG.zlib([9] + picture.rows.dropFirst()))) != nil)
    #expect(error(picture.file([])) != nil)
  }

  @Test("A compressed stream is refused whose own checksum is wrong, that goes on, or that says it is something else")
  func streams() {
    let stream = TestPNG.zlib(picture.rows)
    var wrong = stream
    wrong[wrong.count - 1] ^= 1
    #expect(error(picture.file(wrong)) == .damaged("IDAT: incorrect data check"))
    #expect(error(picture.file(stream + [0])) != nil)
    #expect(error(picture.file(Array(stream.dropLast()))) != nil)
    #expect(error(picture.file([0x79] + stream.dropFirst())) != nil)
    #expect(error(picture.file(Array(stream.prefix(40)))) != nil)
  }

  @Test("A chunk between those of the rows is refused")
  func between() {
    let stream = TestPNG.zlib(picture.rows)
    let parts = [stream.prefix(50), stream.dropFirst(50)].map { TestPNG.chunk("IDAT", Array($0)) }
    let start = TestPNG.signature + TestPNG.chunk("IHDR", picture.header)
    #expect(error(start + parts[0] + parts[1] + TestPNG.chunk("IEND", [])) == nil)
    #expect(error(start + parts[0] + TestPNG.chunk("tEXt", [65, 0, 66]) + parts[1] + TestPNG.chunk("IEND", [])) != nil)
  }

  @Test("A chunk that unfolds to far more than it is, is passed over", arguments: ["zTXt", "iCCP", "iTXt"])
  func bombs(_ type: String) throws {
    var png = picture
    // Whatever it holds is never unfolded: this would be an error otherwise.
    png.extra = [(type, Array("bomb".utf8) + [0, 0] + [UInt8](repeating: 0xFF, count: 10_000))]
    #expect(try PNGReading.read(png.file).pixels == PNGReading.read(picture.file).pixels)
  }

  @Test("A header out of bounds, a missing header, and a chunk of two gigabytes are refused")
  func structure() {
    var png = picture
    png.depth = 3
    #expect(error(png.file([0])) != nil)
    #expect(error(TestPNG.signature + TestPNG.chunk("IDAT", [1, 2, 3]) + TestPNG.chunk("IEND", [])) != nil)
    var file = picture.file
    file[33] = 0x7F
    #expect(error(file) != nil)
    #expect(error(TestPNG.signature + TestPNG.chunk("IHDR", picture.header) + TestPNG.chunk("IEND", [])) != nil)
  }

  @Test("Every error has a hint, but the one that nobody can do anything about")
  func hints() {
    let errors: [PNGReadingError] = [
      .empty, .endsEarly(bytes: 3), .trailingBytes(2), .fileTooLarge(bytes: 2, maximum: 1), .damaged("x"),
      .sideTooLong(width: 2, height: 2, maximum: 1), .tooManyPixels(width: 2, height: 2, maximum: 1),
      .tooDeep(x: 0, y: 0), .noSuchColor(x: 0, y: 0),
    ]
    for error in errors + PNGReadingError.FoundFormat.allCases.map({ .notPNG(found: $0) }) {
      #expect(error.hint != nil && error.hint?.hasSuffix(".") == false, "\(error)")
    }
    #expect(PNGReadingError.outOfMemory(bytes: 5).hint == nil)
    #expect(PNGReadingError.notPNG(found: .lfsPointer).hint == "fetch the file itself: git lfs pull")
  }

  @Test("Bytes thrown at the reader never make it fall over", arguments: 0..<4)
  func thrown(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let kinds = TestPNG.Kind.allCases
    for _ in 0..<60 {
      let kind = kinds[dice.roll(kinds.count)]
      var png = TestPNG(width: 1 + dice.roll(20), height: 1 + dice.roll(20), kind: kind) { x, y, _ in (x * y) & 0xFF }
      png.isInterlaced = dice.roll(2) == 0
      if kind == .palette { png.palette = (0..<768).map { UInt8($0 & 0xFF) } }
      let rows = png.rows.map { dice.roll(40) == 0 ? UInt8(dice.roll(256)) : $0 }
      var file = png.file(TestPNG.zlib(rows))
      for _ in 0..<dice.roll(3) { file[dice.roll(file.count)] = UInt8(dice.roll(256)) }
      if let bitmap = try? PNGReading.read(file) { #expect(bitmap.pixels.count == bitmap.width * bitmap.height) }
    }
  }
}
