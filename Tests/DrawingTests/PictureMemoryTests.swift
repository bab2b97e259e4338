import Drawing
import Sheet
import TestSupport
import TextLayout
import Testing
import Typeface

/// The pictures are those of U+1F600 in Specimen Sbix, glyph 2: 20 x 20 pixels of 4 bytes, red, and 40 x 40, green and blue.
@Suite("The room of decoded pictures")
struct PictureMemoryTests {
  private static let file = "colour/SpecimenSbix-Regular.ttf"
  private static let (small, large) = (20 * 20 * 4, 40 * 40 * 4)

  private func strike(_ pixelsPerEm: Int, _ memory: PictureMemory, cut: Int = 0) throws -> Strike {
    let library = TestFaces.library(Self.file)
    let picture = try #require(PictureTable(library.faces[0]).picture(of: 2, pixelsPerEm: pixelsPerEm))
    return Strike(png: Array(picture.bytes.dropLast(cut)), box: try #require(picture.box), memory: memory)
  }

  @Test("Room is counted while a picture has its pixels, and others are forgotten where it would be too much")
  func room() throws {
    let memory = PictureMemory(maximumBytes: Self.large)
    var first: Strike? = try strike(20, memory)
    #expect(first?.isWhole == true)
    #expect(memory.usedBytes == Self.small)
    let second = try strike(40, memory)
    #expect(second.isWhole)
    #expect(memory.usedBytes == Self.large)
    #expect(first?.isWhole == true)
    #expect(memory.usedBytes == Self.small)
    first = nil
    #expect(memory.usedBytes == 0)
    #expect(second.isWhole)
    #expect(memory.usedBytes == Self.large)
  }

  @Test("Room is made before a picture is decoded, by its header, and given back where it can't be")
  func beforehand() throws {
    let memory = PictureMemory(maximumBytes: Self.large)
    let first = try strike(20, memory)
    #expect(first.isWhole)
    #expect(try !strike(40, memory, cut: 60).isWhole)
    #expect(memory.usedBytes == 0)
    #expect(first.isWhole)
    #expect(memory.usedBytes == Self.small)
  }

  @Test("A picture over the limit is not decoded, and nothing is forgotten for it")
  func tooLarge() throws {
    let memory = PictureMemory(maximumBytes: Self.large - 1)
    let first = try strike(20, memory)
    #expect(first.isWhole)
    #expect(try !strike(40, memory).isWhole)
    #expect(memory.usedBytes == Self.small)
  }

  @Test(
    "Where a smaller size has a larger picture, the limit holds for it too, and the largest size stands in",
    arguments: [(small, ColourTests.red, ColourTests.red), (large, ColourTests.green, ColourTests.blue)])
  func smallerSize(_ limit: Int, _ top: Int, _ bottom: Int) throws {
    var font = PatchedFont(Self.file)
    // The picture of 20 x 20 pixels is now that of 60 pixels an em, at 72 an inch.
    font.write([0, 60, 0, 72], over: [0, 20, 0, 72])
    let library = FontLibrary(limits: FontLimits(maximumPictureMemory: limit))
    _ = library.load(bytes: font.bytes, name: "sbix")
    let frame = ColourTests.page("\u{1F600}", library, size: 40, y: 84)
    let picture = try Fixtures.bitmap(frame, library, PNGOptions(scale: 1))
    // The box of 20 pixels at 60 an em is 40 / 3 wide and high, that of 40 at 40 an em 40.
    #expect(picture[9, 75] == (limit == Self.small ? top : bottom), "\(picture[9, 75])")
    #expect(picture[23, 54] == (limit == Self.small ? 0xFFFFFF : top), "\(picture[23, 54])")
  }
}
