import Testing
import Typeface

@Suite("Line metrics")
struct LineMetricsTests {
  @Test("hhea's numbers count, whatever OS/2 says of its own")
  func hhea() throws {
    let library = FontLibrary()
    let face = try #require(library.face("SpecimenBox-Regular.ttf"))
    #expect(face.lineMetrics == LineMetrics(ascender: 800, descender: -200, lineGap: 90, source: .hhea))
  }

  struct Case: Sendable {
    var hhea: [Int]
    var typo: [Int]
    var win: [Int]
    var expected: LineMetrics
    var notes: [String]
  }

  @Test(
    "Unusable numbers give way to the next table's, with a note",
    arguments: [
      Case(
        hhea: [0, 0, 0], typo: [700, -300, 50], win: [900, 100],
        expected: LineMetrics(ascender: 700, descender: -300, lineGap: 50, source: .typo),
        notes: ["ascender and descender in 'hhea' are 0: line metrics are the typo values of 'OS/2'"]),
      Case(
        hhea: [0, 0, 0], typo: [0, 0, 0], win: [900, 100],
        expected: LineMetrics(ascender: 900, descender: -100, lineGap: 0, source: .win),
        notes: ["ascender and descender in 'hhea' are 0: line metrics are the win values of 'OS/2'"]),
      Case(
        hhea: [0, 0, 0], typo: [0, 0, 0], win: [0, 0],
        expected: LineMetrics(ascender: 800, descender: -200, lineGap: 0, source: .assumed),
        notes: ["ascender and descender in 'hhea' are 0: line metrics are assumed, 0.8 em and 0.2 em"]),
      Case(
        hhea: [8001, -200, 0], typo: [700, -300, 0], win: [900, 100],
        expected: LineMetrics(ascender: 700, descender: -300, lineGap: 0, source: .typo),
        notes: ["an ascender of 8001 units in 'hhea' is out of range: line metrics are the typo values of 'OS/2'"]),
      Case(
        hhea: [800, 200, 0], typo: [-1, -300, 0], win: [900, 100],
        expected: LineMetrics(ascender: 900, descender: -100, lineGap: 0, source: .win),
        notes: ["a descender of 200 units in 'hhea' is out of range: line metrics are the win values of 'OS/2'"]),
      Case(
        hhea: [800, -3001, 0], typo: [700, -3001, 0], win: [60000, 100],
        expected: LineMetrics(ascender: 800, descender: -200, lineGap: 0, source: .assumed),
        notes: ["a descender of -3001 units in 'hhea' is out of range: line metrics are assumed, 0.8 em and 0.2 em"]),
      Case(
        hhea: [8000, -3000, -1], typo: [700, -300, 0], win: [900, 100],
        expected: LineMetrics(ascender: 8000, descender: -3000, lineGap: 0, source: .hhea),
        notes: ["a line gap of -1 units is out of range: 0 stands in"]),
    ])
  func order(_ test: Case) throws {
    var font = try TestFonts.box()
    font.setExtents(hhea: test.hhea, typo: test.typo, win: test.win)
    let library = FontLibrary()
    let report = library.load(bytes: font.bytes(), name: "Box.ttf")
    #expect(report.notes == test.notes)
    #expect(try library[#require(report.faces.first)].lineMetrics == test.expected)
  }
}
