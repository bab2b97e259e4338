import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("Faces of bitmaps alone")
struct BitmapFaceTests {
  @Test("Where FreeType has 0 units for an em, no number in a file is none (S19)")
  func noUnits() throws {
    let library = ColourTests.library("CBDT")
    #expect(!library.faces[0].isScalable)
    let frame = ColourTests.page("A\u{1F600}B", library, size: 20, y: 40)
    let drawn = try SVGDrawing.draw(frame, fonts: library)
    let words = String(decoding: drawn.bytes, as: UTF8.self).split { !$0.isLetter }.map { $0.lowercased() }
    #expect(words.contains("svg"))
    #expect(!words.contains { ["nan", "inf", "infinity"].contains($0) })
  }

  @Test("A PDF of such a face is whole (S19)", .enabled(if: ProcessRun.has("qpdf"), "qpdf is not on PATH"))
  func noUnitsInPDF() throws {
    let library = ColourTests.library("CBDT")
    let frame = ColourTests.page("A\u{1F600}B", library, size: 20, y: 40)
    let folder = ScratchFolder()
    let file = folder.write(try PDFDrawing.draw(frame, fonts: library).bytes, as: "a.pdf")
    let whole = try #require(ProcessRun.run("qpdf", ["--check", file]))
    #expect(whole.status == 0, "\(whole.output)")
  }
}
