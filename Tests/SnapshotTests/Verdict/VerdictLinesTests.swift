import Snapshot
import Testing

@Suite("The lines of a verdict")
struct VerdictLinesTests {
  private static func cell(_ name: String, _ changes: [CellChange]) -> CellVerdict {
    CellVerdict(name: CellName(name), outcome: changes.isEmpty ? .same : .changed, changes: changes)
  }

  private static func pixels(_ count: Int, step: Int) -> CellChange {
    .pixels(BitmapDifference(pixels: count, largestStep: step))
  }

  @Test("Causes come first, then the cells that fail, in the sheet's order")
  func order() {
    let verdict = Verdict(
      basis: .pixels, causes: [.document(name: "a.yaml"), .onlyPixels],
      cells: [
        Self.cell("body@large.custom", [.outlines]), Self.cell("body@AX1.custom", []),
        CellVerdict(name: CellName("tip@large.custom"), outcome: .tolerated),
        CellVerdict(name: CellName("title@large.custom"), outcome: .stale),
      ])
    #expect(
      verdict.lines == [
        "document 'a.yaml' has other contents",
        "besides, only the pixels of some cells changed",
        "body at large, custom: outlines of the glyphs differ",
        "title at large, custom: stale, the sheet hasn't got it any more",
      ])
  }

  @Test("What no manifest holds is told as the only cause, or beside others")
  func besides() {
    let cells = [Self.cell("icon", [.outlines])]
    #expect(
      Verdict(basis: .pixels, causes: [.drawing], cells: cells).causeLines == [
        "what is drawn changed, though document, fonts and versions are as recorded: an option, or the drawing's own code"
      ])
    #expect(
      Verdict(basis: .pixels, causes: [.document(name: "a"), .drawing], cells: cells).causeLines == [
        "document 'a' has other contents", "besides, what is drawn changed: an option, or the drawing's own code",
      ])
  }

  @Test("A passing verdict has no lines, whatever it notes")
  func passing() {
    let verdict = Verdict(
      basis: .pixels, cells: [Self.cell("body@AX1.custom", [])], pageDiffers: true, notes: ["something"])
    #expect(verdict.lines.isEmpty)
  }

  @Test("A whole row that changed in the same ways is one line, with the least and the most")
  func rows() {
    let cells = ["xSmall", "large", "AX3"].enumerated().flatMap { index, category in
      [
        Self.cell(
          "body@\(category).custom",
          [
            .size(old: 14, new: 15 + Double(index)), .face(old: "A", new: "B"),
            Self.pixels(10 + index, step: 30 + index),
          ]),
        Self.cell("body@\(category).fallback", category == "large" ? [] : [.outlines]),
      ]
    }
    let lines = Verdict(basis: .pixels, cells: cells).lines
    #expect(
      lines == [
        "body, custom: all 3 cells, each another size; face A → B; 10 to 12 px differ, largest step 32",
        "body at xSmall, fallback: outlines of the glyphs differ",
        "body at AX3, fallback: outlines of the glyphs differ",
      ])
  }

  @Test("Rows of two cells, and rows that changed in different ways, are told cell by cell")
  func rowsApart() {
    let two = ["large", "AX3"].map { Self.cell("body@\($0).custom", [.outlines]) }
    #expect(Verdict(basis: .pixels, cells: two).lines.count == 2)
    let mixed = two + [Self.cell("body@AX5.custom", [.outlines, .pixelsUncounted])]
    #expect(Verdict(basis: .pixels, cells: mixed).lines.count == 3)
  }

  @Test("New rows are one line too")
  func newRow() {
    let cells = ["small", "large", "AX3"].map { CellVerdict(name: CellName("body@\($0).custom"), outcome: .new) }
    #expect(
      Verdict(basis: .pixels, cells: cells).lines == ["body, custom: all 3 cells, new, the golden has no record of it"])
  }

  @Test("A long list is cut, and the rest is counted in cells", arguments: [0, 1, 2, 50])
  func limit(_ limit: Int) {
    let cells = (0..<3).map { Self.cell("icon \($0)", [.outlines]) }
    let lines = Verdict(basis: .pixels, causes: [.onlyPixels], cells: cells).lines(limit: limit)
    let told = min(limit, 3)
    #expect(lines.count == 1 + told + (told < 3 ? 1 : 0))
    #expect(
      lines.last == ["and 3 more cells", "and 2 more cells", "and 1 more cell"].dropFirst(told).first
        ?? "icon 2: outlines of the glyphs differ")
  }
}
