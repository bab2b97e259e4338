import Drawing
import Sheet
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Colour glyphs in documents")
struct ColourDocumentTests {
  let folder = ScratchFolder()

  @Test(
    "A PDF's colour glyphs are text that can be read back, in its order",
    .enabled(if: ProcessRun.has("pdftotext") && ProcessRun.has("pdffonts")),
    arguments: [("Layers", "BABA"), ("Sbix", "\u{1F604}\u{1F600}\u{1F604}"), ("CBDT", "\u{1F600}\u{1F600}")])
  func text(_ name: String, _ text: String) throws {
    let library = ColourTests.library(name)
    let file = try PDFDrawing.draw(ColourTests.page(text, library, size: 20, y: 40), fonts: library)
    let path = folder.write(file.bytes, as: "a.pdf")
    let read = try #require(ProcessRun.run("pdftotext", ["-enc", "UTF-8", path, "-"])).output
    #expect(String(read.filter { !$0.isNewline && $0 != "\u{C}" }) == text)
    let fonts = try #require(ProcessRun.run("pdffonts", [path])).output
    #expect(fonts.contains("Specimen\(name)-Regular"), "\(fonts)")
  }

  @Test(
    "The font under a PDF's pictures has outlines, without which PDFium finds no text",
    .enabled(if: ProcessRun.has("qpdf")), arguments: ["Sbix", "CBDT"])
  func extents(_ name: String) throws {
    let library = ColourTests.library(name)
    let file = try PDFDrawing.draw(ColourTests.page("\u{1F600}", library, size: 20, y: 40), fonts: library)
    let path = folder.write(file.bytes, as: "a.pdf")
    let number = try #require(String(decoding: file.bytes, as: UTF8.self).split(separator: "/FontFile2 ").last)
    let object = "--show-object=\(number.prefix { $0.isNumber })"
    _ = ProcessRun.run("sh", ["-c", "qpdf \(object) --filtered-stream-data '\(path)' >'\(folder.path)/a.ttf'"])
    let font = folder.read("a.ttf")
    // The directory has a tag, a checksum, an offset and a length for each table.
    let tag = try #require(font.indices.dropLast(16).first { font[$0..<$0 + 4].elementsEqual("glyf".utf8) })
    #expect(font[(tag + 12)..<(tag + 16)].contains { $0 > 0 })
  }

  @Test(
    "A PDF's colour glyphs look as in a picture", .enabled(if: ProcessRun.has("pdftoppm")),
    arguments: [("Layers", "A"), ("Sbix", "\u{1F600}"), ("CBDT", "\u{1F600}")])
  func pixels(_ name: String, _ text: String) throws {
    let library = ColourTests.library(name)
    let frame = ColourTests.page(text, library, size: 40, y: 60)
    let path = folder.write(try PDFDrawing.draw(frame, fonts: library).bytes, as: "a.pdf")
    let run = try #require(ProcessRun.run("pdftoppm", ["-r", "72", "-png", "-singlefile", path, "\(folder.path)/a"]))
    let printed = try #require(Bitmap(png: folder.read("a.png")), "\(run.output)")
    let picture = try Fixtures.bitmap(frame, library)
    // Inside the glyph's halves, away from edges that one of the two may blur.
    for (x, y) in [(8, 25), (8, 32), (36, 25), (36, 55), (8, 55), (60, 80)] {
      let (mine, its) = (picture[x, y], printed[x, y])
      let difference = [16, 8, 0].map { abs((mine >> $0 & 0xFF) - (its >> $0 & 0xFF)) }.max() ?? 255
      #expect(difference <= 2, "\(x), \(y): \(String(mine, radix: 16)) \(String(its, radix: 16))")
    }
  }

  @Test(
    "A PDF holds a picture once, whatever its sizes, and a note counts the glyphs that are pictures",
    .enabled(if: ProcessRun.has("pdfimages")))
  func images() throws {
    let library = ColourTests.library("CBDT")
    let items = [20.0, 20, 40].enumerated().map { index, size in
      Fixtures.text("\u{1F600}\u{1F600}", library, size: size, x: 3, y: 40 * Double(index + 1))
    }
    let file = try PDFDrawing.draw(Fixtures.page(120, 140, items), fonts: library)
    #expect(file.notes == ["1 glyph of 'SpecimenCBDT-Regular' is drawn as a picture over selectable text"])
    let list = try #require(ProcessRun.run("pdfimages", ["-list", folder.write(file.bytes, as: "a.pdf")])).output
    let rows = list.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
    #expect(rows.filter { $0[2] == "image" }.count == 6 && Set(rows.map { $0[10] }).count == 1, "\(list)")
  }

  @Test("qpdf finds nothing wrong in documents with colour", .enabled(if: ProcessRun.has("qpdf")))
  func qpdf() throws {
    for (name, text) in [
      ("Layers", "AB"), ("Sbix", "\u{1F600}\u{1F601}"), ("CBDT", "\u{1F600} \u{1F601}"),
      // Pictures that stand on a page more than once.
      ("CBDT", "\u{1F600}\u{1F600} \u{1F600}"), ("Sbix", "\u{1F604}\u{1F600}\u{1F604}\u{1F600}"),
    ] {
      let library = ColourTests.library(name)
      let file = try PDFDrawing.draw(ColourTests.page(text, library, size: 20, y: 40), fonts: library)
      let run = try #require(ProcessRun.run("qpdf", ["--check", folder.write(file.bytes, as: "a.pdf")]))
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test("A run written right to left is taken apart at its colour glyphs, and drawn whole")
  func rightToLeft() throws {
    let library = ColourTests.library("Layers")
    let item = Fixtures.text("ABAAB", library, size: 20, x: 3, y: 30, direction: .rightToLeft)
    let frame = Fixtures.page(120, 40, [item])
    let path = folder.write(try PDFDrawing.draw(frame, fonts: library).bytes, as: "a.pdf")
    guard let run = ProcessRun.run("pdftoppm", ["-r", "72", "-png", "-singlefile", path, "\(folder.path)/a"]) else {
      return
    }
    let printed = try #require(Bitmap(png: folder.read("a.png")), "\(run.output)")
    // B A A B A: plain boxes are black and half as high.
    let colours = (0..<5).map { printed[3 + 20 * $0 + 5, 25] == 0 }
    #expect(colours == [true, false, false, true, false])
  }

  @Test("An SVG's layers are paths with fills of their own in one group, used wherever the glyph stands")
  func svgLayers() throws {
    let library = ColourTests.library("Layers")
    let file = try SVGDrawing.draw(ColourTests.page("AA", library, size: 20, y: 24), fonts: library)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let group = """
      <g id="a"><path fill="#ffcc00" d="M0 0v-1000h500v1000z"/><path d="M500 0v-1000h500v1000z"/>\
      <path fill="#003cdc" fill-opacity=".502" d="M250 0v-500h500v500z"/></g>
      """
    #expect(text.contains(group), "\(text)")
    #expect(text.contains("<use href=\"#a\"/><use href=\"#a\" x=\"1000\"/>"), "\(text)")
  }

  @Test("An SVG holds a picture once as a PNG in the file itself, in its box")
  func svgPictures() throws {
    let library = ColourTests.library("CBDT")
    let document = try SVGDocument.of(ColourTests.page("\u{1F600}\u{1F600}", library, size: 32, y: 84), library)
    let images = document.elements("image")
    #expect(images.count == 1 && document.elements("use").count == 2)
    let image = try #require(images.first).attributes
    #expect(["x", "y", "width", "height"].map { image[$0] } == ["32", "-832", "1280", "1024"])
    let parts = try #require(image["href"]).split(separator: ",")
    #expect(parts[0] == "data:image/png;base64")
    let png = try #require(Self.decode(base64: String(parts[1])))
    let pixels = try #require(ArgbPixels(png: png))
    #expect(pixels.width == 40 && pixels.height == 32 && pixels.pixels[0] == 0xFF00_8C3C)
  }

  private static func decode(base64 text: String) -> [UInt8]? {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bytes, value, bits): ([UInt8], Int, Int) = ([], 0, 0)
    for character in text.utf8 where character != UInt8(ascii: "=") {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      (value, bits) = (value << 6 | digit, bits + 6)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: value >> bits))
        value &= (1 << bits) - 1
      }
    }
    return bytes
  }
}
