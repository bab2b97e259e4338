import Drawing
import Sheet
import TestSupport
import TextLayout
import Testing
import Typeface

@Suite("Outlines that small pictures share")
struct SVGSymbolsTests {
  private let library = TestFaces.library("SpecimenBox-Regular.ttf")

  private func line(_ text: String, size: Double) -> TextLine {
    PlainShaping.line(text, in: library.faces[0], size: size)
  }

  private func draw(_ lines: [TextLine], maximumBytes: Int = 1 << 20) throws -> (uses: [String], definitions: String) {
    var symbols = try SVGSymbols(lines: lines, fonts: library, idPrefix: "p", maximumBytes: maximumBytes)
    let uses = try lines.map { line in
      var bytes: [UInt8] = []
      try symbols.add(line, at: Frame.Point(x: 2, y: 3), attributes: " class=\"s\"", to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    return (uses, String(decoding: symbols.definitions, as: UTF8.self))
  }

  @Test("A text at two sizes is one group, used at two scales")
  func oneGroup() throws {
    let drawn = try draw([line("AA", size: 10), line("AA", size: 20)])
    #expect(drawn.definitions.split(separator: "<g id=").count == 2)
    #expect(drawn.definitions.split(separator: "<path id=").count == 2)
    let units = Double(library.faces[0].unitsPerEm)
    #expect(units == 1_000)
    #expect(
      drawn.uses == [
        "<use class=\"s\" href=\"#p-run-1\" transform=\"translate(2 3)scale(.01)\"/>",
        "<use class=\"s\" href=\"#p-run-1\" transform=\"translate(2 3)scale(.02)\"/>",
      ])
  }

  @Test("Another text is another group of the same outlines")
  func twoGroups() throws {
    let drawn = try draw([line("A", size: 10), line("AA", size: 10)])
    #expect(drawn.definitions.split(separator: "<g id=").count == 3)
    #expect(drawn.definitions.split(separator: "<path id=").count == 2)
  }

  @Test("What draws nothing defines nothing")
  func blank() throws {
    let drawn = try draw([line("", size: 10), line(" ", size: 10)])
    #expect(drawn.uses == ["", ""] && drawn.definitions.isEmpty)
  }

  @Test("Outlines that would be too large are an error")
  func limit() {
    #expect(throws: DrawingError.fileTooLarge(maximum: 20)) {
      try draw([line("AA", size: 10)], maximumBytes: 20)
    }
  }
}
