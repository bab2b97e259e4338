import TestSupport
import Testing

/// Each kind of odd font that was found in the wild or made up, under the number of its case, with a face of our own.
@Suite("Fonts of every odd kind, one at a time")
struct CaseFontTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The case's number and what is odd.
    var name: String
    /// The file among the test faces.
    var file: String
    /// What is said; of a refused file the reason alone.
    var messages: [String]
    var testDescription: String { name }
  }

  static let refused: [Case] = [
    Case(name: "c02: one byte", file: "broken/one-byte.ttf", messages: ["unknown file format (FreeType 0x02)"]),
    Case(
      name: "c05: cut in half", file: "broken/truncated.ttf",
      messages: ["cut short: table 'OS/2' ends at byte 3268 of 2364"]),
    Case(name: "c16: 65,535 units an em", file: "broken/upm-huge.ttf", messages: ["a table is broken (FreeType 0x08)"]),
    Case(name: "c28: no hhea", file: "broken/no-hhea.ttf", messages: ["the 'hhea' table is missing (FreeType 0x8F)"]),
    Case(name: "c28: no hmtx", file: "broken/no-hmtx.ttf", messages: ["the 'hmtx' table is missing (FreeType 0x93)"]),
    Case(name: "c28: no loca", file: "broken/no-loca.ttf", messages: ["the 'loca' table is missing (FreeType 0x90)"]),
    Case(
      name: "c30: tables at 2 GiB", file: "broken/far-offsets.ttf",
      messages: ["cut short: table 'OS/2' ends at byte 2147483744 of 4728"]),
    Case(name: "c31: no faces", file: "broken/ttc-zero.ttc", messages: ["a collection that holds no face"]),
    Case(
      name: "s02: 2^30 faces", file: "broken/ttc-many.ttc",
      messages: ["a collection of 1,073,741,824 faces, over the limit of 64"]),
    Case(name: "s03: a broken WOFF2", file: "broken/truncated.woff2", messages: ["a table is broken (FreeType 0x08)"]),
    Case(name: "s04: a broken WOFF", file: "broken/overlapping.woff", messages: ["a table is broken (FreeType 0x08)"]),
  ]

  static let drawn: [Case] = [
    Case(
      name: "c10: no names", file: "SpecimenNameless.ttf", messages: ["no PostScript name: the file name stands in"]),
    Case(
      name: "c19: no heights in hhea", file: "SpecimenZeroHhea.ttf",
      messages: ["ascender and descender in 'hhea' are 0: line metrics are the typo values of 'OS/2'"]),
    Case(name: "c21: no advances", file: "SpecimenNoAdvance.ttf", messages: []),
    Case(name: "c27: outlines backwards", file: "broken/loca-backwards.ttf", messages: []),
    Case(
      name: "c33: two faces", file: "SpecimenCollection.ttc",
      messages: ["'Specimen Squares' is the custom font; also there: 'Specimen Triangles' (1 face)"]),
    Case(
      name: "c34: a glyph of itself", file: "broken/composite-self.ttf",
      messages: ["not drawn: 1 glyph of 'SpecimenSelf-Regular' in "]),
    Case(
      name: "c42: a subroutine of itself", file: "broken/cff-subr-self.otf",
      messages: ["not drawn: 1 glyph of 'SpecimenSubroutine-Regular' in "]),
    Case(name: "c47: WOFF", file: "packed/SpecimenBox-Regular.woff", messages: []),
    Case(name: "c50: WOFF2", file: "packed/SpecimenBox-Regular.woff2", messages: []),
    Case(
      name: "c56: a name outside", file: "broken/name-outside.ttf",
      messages: ["no PostScript name: the full name stands in"]),
    Case(name: "s01: a name table that lies", file: "broken/names-uncounted.ttf", messages: []),
    Case(name: "s05, s06: axes", file: "SpecimenFlex[opsz,wght].ttf", messages: []),
    Case(
      name: "s08: sbix", file: "colour/SpecimenSbix-Regular.ttf", messages: ["characters that the face lacks"]),
    Case(name: "s10: a collection", file: "SpecimenCollection.ttc", messages: []),
    Case(name: "s12: 65,535 glyphs", file: "broken/many-glyphs.woff", messages: []),
    Case(name: "s13: hhea far from typo", file: "SpecimenBox-Regular.ttf", messages: []),
    Case(
      name: "s14: Arabic", file: "SpecimenArabic-Regular.ttf", messages: ["characters that the face lacks"]),
  ]

  static let formats = ["pdf", "png", "svg", "html"]

  private let command = SheetCommand()

  private func draw(_ file: String, _ output: String) -> CommandRun {
    command.generate(
      output, ["--fonts", command.folder("one", [file]), "--styles", "body", "--categories", "large"])
  }

  @Test("What can't be drawn is refused by name and with the reason, and nothing is written", arguments: refused)
  func isRefused(_ font: Case) {
    let run = draw(font.file, "sheet.png")
    let path = "\(command.path("one"))/\(font.file.split(separator: "/").last ?? "")"
    for message in font.messages {
      #expect(run.standardError.hasPrefix("warning: cannot read font '\(path)': \(message)\n"), "\(run.standardError)")
    }
    #expect(run.exitCode == 4)
    #expect(command.outputs.isEmpty)
  }

  @Test("What can be drawn is, in each format, and what is odd is told", arguments: drawn, Self.formats)
  func isDrawn(_ font: Case, _ format: String) throws {
    let run = draw(font.file, "sheet.\(format)")
    for message in font.messages {
      #expect(run.standardError.contains(message), "\(run.standardError)")
    }
    if font.messages.isEmpty { #expect(!run.standardError.contains("not drawn"), "\(run.standardError)") }
    #expect(run.exitCode == 0)
    #expect(command.outputs == ["sheet.\(format)"])
  }

  @Test("A bitmap font without tables is no font of an app, and refused where it is named (s09)")
  func bitmaps() {
    let file = command.scratch.write(
      Array("STARTFONT 2.1\nFONT -a-b-medium-r-normal--8-80-75-75-c-80-iso10646-1\n".utf8), as: "s09.bdf")
    let run = CommandRun(["fonts", file])
    #expect(run.standardError.hasPrefix("warning: cannot read font '\(file)': "), "\(run.standardError)")
  }
}
