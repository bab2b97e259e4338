import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("A PDF, read by other programs")
struct PDFToolTests {
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
  let folder = ScratchFolder()

  @Test("qpdf finds nothing wrong in a document with all there is", .enabled(if: ProcessRun.has("qpdf")))
  func qpdf() throws {
    var frame = Fixtures.specimen(slab)
    (frame.title, frame.subject, frame.language) = ("Ünïcode „title“", "Sheet", "en")
    frame.background = Fixtures.paper
    frame.items.append(.rectangle(Frame.Rect(x: 1, y: 2, width: 30, height: 0.5), Fixtures.red))
    frame.items.append(.polygon([(1, 1), (9, 1), (5, 8)].map { Frame.Point(x: $0.0, y: $0.1) }, Fixtures.red))
    frame.bookmarks = [Frame.Bookmark(title: "Körper", position: Frame.Point(x: 0, y: 9), page: 2)]
    let file = try PDFDrawing.draw(pages: [frame, frame], fonts: slab)
    let run = try #require(ProcessRun.run("qpdf", ["--check", folder.write(file.bytes, as: "a.pdf")]))
    #expect(run.status == 0 && run.output.contains("No syntax or stream encoding errors found"), "\(run.output)")
  }

  @Test("pdffonts lists each font as embedded, subset and readable", .enabled(if: ProcessRun.has("pdffonts")))
  func pdffonts() throws {
    let library = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let items = [400, 600].map { weight in
      let instance = library.faces[0].instance(weight: weight, opticalSize: 20)
      return Fixtures.text("Hi", library, at: instance, size: 20, x: 5, y: Double(weight) / 10)
    }
    let path = folder.write(try PDFDrawing.draw(Fixtures.page(90, 90, items), fonts: library).bytes, as: "a.pdf")
    let run = try #require(ProcessRun.run("pdffonts", [path]))
    let rows = run.output.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
    #expect(rows.map { String($0[0].dropFirst(7)) } == ["SpecimenFlex_20opsz_400wght", "SpecimenFlex_20opsz_600wght"])
    for row in rows { #expect(row[1...6] == ["CID", "TrueType", "Identity-H", "yes", "yes", "yes"], "\(row)") }
  }

  @Test(
    "pdftotext reads back what was set",
    .enabled(if: ProcessRun.has("pdftotext")),
    arguments: [
      ("SpecimenSerif-Medium.ttf", "office difficulty 0123", TextDirection.leftToRight),
      ("SpecimenSans-Regular.otf", "Subheadline fi fl é", .leftToRight),
      ("SpecimenHebrew-Regular.ttf", "שלום", .rightToLeft), ("SpecimenArabic-Regular.ttf", "سلم", .rightToLeft),
      // Of these no glyph can be drawn, and yet their text is there.
      ("broken/cff-subr-self.otf", "Large Title", .leftToRight),
      ("broken/composite-self.ttf", "Large Title", .leftToRight),
    ])
  func pdftotext(_ file: String, _ text: String, _ direction: TextDirection) throws {
    let library = TestFaces.library(file)
    let item = Fixtures.text(text, library, size: 20, x: 10, y: 40, direction: direction)
    let path = folder.write(try PDFDrawing.draw(Fixtures.page(400, 60, [item]), fonts: library).bytes, as: "a.pdf")
    let run = try #require(ProcessRun.run("pdftotext", ["-enc", "UTF-8", path, "-"]))
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\n", "\u{C}"]
    let read = String(String.UnicodeScalarView(run.output.unicodeScalars.filter { !marks.contains($0) }))
    #expect(read == text)
  }

  @Test("A glyph that stands for two texts is read back as each", .enabled(if: ProcessRun.has("pdftotext")))
  func sharedGlyph() throws {
    let items = ["A", "B", "AB"].enumerated().map { index, text in
      var line = PlainShaping.line(text, in: slab.faces[0], size: 20)
      for place in line.runs[0].glyphs.indices { line.runs[0].glyphs[place].id = 5 }
      return Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 10, y: 40 * Double(index + 1))))
    }
    let file = try PDFDrawing.draw(Fixtures.page(90, 150, items), fonts: slab)
    let run = try #require(ProcessRun.run("pdftotext", [folder.write(file.bytes, as: "a.pdf"), "-"]))
    #expect(run.output.split(whereSeparator: \.isWhitespace) == ["A", "B", "AB"])
  }

  @Test(
    "A restricted font's text is drawn, and no font is in the file",
    .enabled(if: ProcessRun.has("pdffonts") && ProcessRun.has("pdftoppm")))
  func restricted() throws {
    let library = TestFaces.library("SpecimenRestricted.ttf")
    let frame = Fixtures.page(40, 40, [Fixtures.text("A", library, size: 20, x: 3, y: 30)])
    let picture = try render(frame, library, resolution: 72)
    #expect(ProcessRun.run("pdffonts", ["\(folder.path)/a.pdf"])?.output.split(separator: "\n").count == 2)
    #expect(picture[8, 20] == 0 && picture[2, 20] == 0xFFFFFF && picture[8, 31] == 0xFFFFFF)
  }

  @Test("An instance's weight is in the PDF: bold stems are thicker", .enabled(if: ProcessRun.has("pdftoppm")))
  func weight() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let widths = try [400, 700].map { weight in
      let instance = flex.faces[0].instance(weight: weight, opticalSize: 14)
      let frame = Fixtures.page(80, 60, [Fixtures.text("l", flex, at: instance, size: 40, x: 10, y: 44)])
      let picture = try render(frame, flex, resolution: 288)
      // Halfway up the letter there is nothing but its stem.
      return (0..<picture.width).reduce(0) { $0 + picture.ink($1, 116) } / 255 / 4
    }
    #expect(abs(widths[0] - 78 * 40 / 1_000) < 0.1 && widths[1] > widths[0] * 1.3, "\(widths)")
  }

  private func render(_ frame: Frame, _ library: FontLibrary, resolution: Int, _ more: [String] = []) throws -> Bitmap {
    let path = folder.write(try PDFDrawing.draw(frame, fonts: library).bytes, as: "a.pdf")
    let arguments = ["-r", "\(resolution)"] + more + ["-png", "-singlefile", path, "\(folder.path)/a"]
    let run = try #require(ProcessRun.run("pdftoppm", arguments))
    return try #require(Bitmap(png: folder.read("a.png")), "\(run.output)")
  }
}
