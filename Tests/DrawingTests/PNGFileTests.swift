import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("What a PNG file says beside its pixels, and how it keeps them")
struct PNGFileTests {
  private static let picture = PNGPicture(seed: 30)

  @Test("The chunks stand in the order that the format asks for", arguments: RowFormat.allCases)
  func order(_ format: RowFormat) throws {
    let details = PNGDetails(pixelsPerMetre: 5_670, title: "Title", software: "specimen")
    let file = try #require(PNGPicture("white", 3, 2) { _, _ in 0xFF_FFFF }.file(format, .fast, details: details))
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunks = PNGChunk.all(in: file)
    let palette = format == .indexed8 ? ["PLTE"] : []
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tEXt", "tEXt"] + palette + ["IDAT", "IEND"])
    let colorType: [RowFormat: UInt8] = [.grey8: 0, .indexed8: 3, .rgb8: 2]
    #expect(chunks[0].content == [0, 0, 0, 3, 0, 0, 0, 2, 8, try #require(colorType[format]), 0, 0, 0])
    #expect(chunks[1].content == [0])
    #expect(chunks[2].content == [0, 0, 0x16, 0x26, 0, 0, 0x16, 0x26, 1])
    #expect(chunks[3].content == Array("Title\0Title".utf8))
    #expect(chunks[4].content == Array("Software\0specimen".utf8))
  }

  @Test("A text is Latin-1 where that has all of it, else UTF-8; control characters are left out")
  func texts() throws {
    #expect(try texts(title: "") == [])
    #expect(try texts(title: "\u{0}\n\u{85}") == [])
    #expect(try texts(title: "Caf\u{E9}\n 24 \u{B7} 12") == ["tEXt Title\0Caf\u{E9} 24 \u{B7} 12"])
    #expect(try texts(title: "Спесимен\u{7F}") == ["iTXt Title\0\0\0\0\0Спесимен"])
    #expect(try texts(title: String(repeating: "x", count: 2_000))[0].count == 1_000 + 11)
  }

  private func texts(title: String) throws -> [String] {
    let file = try #require(Self.picture.file(.rgb8, .fast, details: PNGDetails(title: title)))
    return PNGChunk.all(in: file).filter { ["tEXt", "iTXt"].contains($0.type) }.map { chunk in
      let latin1 = String(String.UnicodeScalarView(chunk.content.map { Unicode.Scalar($0) }))
      return "\(chunk.type) " + (chunk.type == "tEXt" ? latin1 : String(decoding: chunk.content, as: UTF8.self))
    }
  }

  @Test("A long picture is cut into parts of 256 KiB")
  func parts() throws {
    var dice = Dice(seed: 4)
    let picture = PNGPicture("noise", 330, 300) { _, _ in UInt32(dice.roll(1 << 24)) }
    let file = try #require(picture.file(.rgb8, .fast))
    let parts = PNGChunk.all(in: file).filter { $0.type == "IDAT" }.map(\.content.count)
    #expect(parts.count == 2 && parts[0] == 1 << 18)
    #expect(picture.isWhole(in: file))
  }

  @Test(
    "A page has a byte a pixel while it is grey or has few colours, else three", arguments: [nil, 0, 254, 255, 256])
  func format(_ colors: Int?) throws {
    // Each colour is a pixel of its own; the last ones are in the second band.
    let items = (0..<(colors ?? 3)).map { index in
      let grey = colors == nil ? UInt8(index * 40) : 0
      let color = Frame.Color(
        red: colors == nil ? grey : 200, green: colors == nil ? grey : 10, blue: UInt8(index % 256))
      let own = Frame.Color(red: grey, green: grey, blue: grey)
      let place = Frame.Rect(x: Double(index % 3), y: Double(index / 3), width: 1, height: 1)
      return Frame.Item.rectangle(place, colors == nil ? own : index == 255 ? Fixtures.paper : color)
    }
    let frame = Fixtures.page(4, 90, items)
    for level in PNGOptions.Compression.allCases {
      let options = PNGOptions(scale: 1, compression: level)
      let file = try PNGDrawing.draw(frame, fonts: FontLibrary(), options: options).bytes
      let colorType = colors.map { $0 == 0 ? 0 : $0 < 256 ? 3 : 2 } ?? 0
      #expect(PNGChunk.all(in: file)[0].content[9] == UInt8(colorType))
      let bitmap = try #require(Bitmap(png: file))
      let found = Set((0..<90).flatMap { y in (0..<4).map { bitmap[$0, y] } })
      #expect(found.count == (colors ?? 3) + 1)
    }
  }

  @Test("A coloured item outside the page colours nothing")
  func outside() throws {
    let items = [Frame.Item.rectangle(Frame.Rect(x: -9, y: 2, width: 3, height: 3), Fixtures.red)]
    let bitmap = try Fixtures.bitmap(Fixtures.page(4, 4, items))
    #expect(Set(bitmap.rgb) == [255])
  }

  @Test("Both levels have the same pixels, of text by masks and by outlines", arguments: PNGOptions.Raster.allCases)
  func levels(_ raster: PNGOptions.Raster) throws {
    let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
    let frame = Fixtures.page(
      220, 90,
      [
        .rectangle(Frame.Rect(x: 0, y: 30, width: 220, height: 40), Fixtures.paper),
        Fixtures.text("Hamburgefonstiv", slab, size: 22, x: 4, y: 28),
        Fixtures.text("Hamburgefonstiv", slab, size: 22, x: 4.3, y: 60, color: Fixtures.red),
      ])
    let fast = try PNGDrawing.draw(frame, fonts: slab, options: PNGOptions(raster: raster)).bytes
    let small = try PNGDrawing.draw(frame, fonts: slab, options: PNGOptions(raster: raster, compression: .small)).bytes
    #expect(try #require(Bitmap(png: fast)) == #require(Bitmap(png: small)))
    #expect(small.count < fast.count)
  }

  @Test("pngcheck finds nothing wrong, in any format at any level", .enabled(if: ProcessRun.has("pngcheck")))
  func pngcheck() throws {
    let scratch = ScratchFolder()
    let details = PNGDetails(pixelsPerMetre: 2_835, title: "Спесимен", software: "specimen")
    for format in RowFormat.allCases {
      for level in PNGOptions.Compression.allCases {
        let file = try #require(Self.picture.grey.file(format, level, details: details))
        let path = scratch.write(file, as: "\(format)-\(level).png")
        let run = try #require(ProcessRun.run("pngcheck", ["-v", path]))
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("No errors detected"))
      }
    }
  }
}
