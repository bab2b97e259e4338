import Snapshot
import Testing

@Suite("A verdict in words")
struct VerdictWordingTests {
  @Test(
    "Each change of a cell is told with its old and its new value",
    arguments: [
      (CellChange.size(old: 17, new: 18.5), "size 17 → 18.5 pt"),
      (.size(old: nil, new: 18), "size unknown → 18 pt"),
      (.face(old: "Museo-300", new: "Inter opsz=17 wght=600"), "face Museo-300 → Inter opsz=17 wght=600"),
      (.face(old: "", new: "Museo-300"), "face none → Museo-300"),
      (.text(old: "Body", new: "Bo\u{202E}dy\n"), #"text 'Body' → 'Bo\u{202E}dy\u{A}'"#),
      (.glyphs(differing: 3, of: 9), "3 of 9 glyphs differ"),
      (.glyphs(differing: 1, of: 1), "1 of 1 glyph differs"),
      (.advance(old: 212.4, new: 212.1), "advance 212.4 → 212.1 pt"),
      (.advance(old: 212.41, new: 212.43), "advance 212.41 → 212.43 pt"),
      (.advance(old: 212, new: 212.00001), "advance 212 → 212.00001 pt"),
      (.positions, "glyphs stand elsewhere"),
      (.outlines, "outlines of the glyphs differ"),
      (.pixels(BitmapDifference(pixels: 212, largestStep: 31)), "212 px differ, largest step 31"),
      (.pixels(BitmapDifference(pixels: 1, largestStep: 1)), "1 px differs, largest step 1"),
      (.pixels(BitmapDifference()), "pixels differ, though none does on the page"),
      (.pixelsUncounted, "pixels differ"),
    ])
  func changes(_ change: CellChange, _ words: String) {
    #expect(change.description == words)
  }

  @Test("A cell is told with its style, category and column, and all that differs")
  func cell() {
    let cell = CellVerdict(
      name: CellName("body@AX3.custom"), outcome: .changed,
      changes: [
        .advance(old: 212.4, new: 212.1), .pixels(BitmapDifference(pixels: 212, largestStep: 31)),
      ])
    #expect(cell.description == "body at AX3, custom: advance 212.4 → 212.1 pt; 212 px differ, largest step 31")
  }

  @Test(
    "What became of a cell is told in a few words",
    arguments: [
      (CellVerdict.Outcome.same, [], "as recorded"),
      (
        .tolerated, [.pixels(BitmapDifference(pixels: 3, largestStep: 2))],
        "within the tolerance: 3 px differ, largest step 2"
      ),
      (.changed, [.outlines, .pixelsUncounted], "outlines of the glyphs differ; pixels differ"),
      (.changed, [], "differs"),
      (.new, [], "new, the golden has no record of it"),
      (.stale, [], "stale, the sheet hasn't got it any more"),
    ] as [(CellVerdict.Outcome, [CellChange], String)])
  func outcomes(_ outcome: CellVerdict.Outcome, _ changes: [CellChange], _ words: String) {
    #expect(CellVerdict(name: CellName("icon"), outcome: outcome, changes: changes).description == "icon: \(words)")
  }

  @Test(
    "Each cause is one sentence with what was and what is",
    arguments: [
      (
        Cause.font(name: "Museo.otf", old: "0b1c2d3e" + String(repeating: "0", count: 56), new: "98fe98fe98fe98fe"),
        "font 'Museo.otf' has other contents (sha256 0b1c2d3e… → 98fe98fe…)", "font 'Museo.otf' changed"
      ),
      (
        .font(name: "Museo.otf", old: "0b1c2d3e4f506172", new: "-"),
        "font 'Museo.otf' is not used any more (sha256 0b1c2d3e…)", "font 'Museo.otf' changed"
      ),
      (
        .font(name: "Museo.otf", old: "-", new: "0b1c2d3e4f506172"),
        "font 'Museo.otf' was not used before (sha256 0b1c2d3e…)", "font 'Museo.otf' changed"
      ),
      (
        .library(name: "FreeType", old: "2.12.1", new: "2.13.2"), "library FreeType 2.12.1 → 2.13.2",
        "FreeType 2.12.1 → 2.13.2"
      ),
      (.library(name: "FriBidi", old: "-", new: "1.0.8"), "library FriBidi none → 1.0.8", "FriBidi none → 1.0.8"),
      (.document(name: "museo.yaml"), "document 'museo.yaml' has other contents", "document 'museo.yaml' changed"),
      (.table(old: "ios", new: "ios"), "table 'ios' has other numbers", "table 'ios' changed"),
      (.table(old: "ios", new: "macos"), "table ios → macos", "table 'macos' changed"),
      (
        .tool(old: "specimen 0.1.0", new: "specimen 0.2.0"), "tool specimen 0.1.0 → specimen 0.2.0",
        "tool specimen 0.1.0 → specimen 0.2.0"
      ),
      (.scale(old: 1, new: 2.5), "scale 1 → 2.5 px a point", "scale 1 → 2.5 px a point"),
      (
        .drawing,
        "what is drawn changed, though document, fonts and versions are as recorded: an option, or the drawing's own code",
        "what is drawn changed"
      ),
      (
        .onlyPixels, "only the pixels changed: document, fonts, versions, glyphs and sizes are as recorded",
        "only the pixels changed"
      ),
    ])
  func causes(_ cause: Cause, _ words: String, _ short: String) {
    #expect(cause.description == words)
    let verdict = Verdict(
      basis: .pixels, causes: [cause], cells: [CellVerdict(name: CellName("icon"), outcome: .changed)])
    #expect(verdict.summary == "1 of 1 cell differs: \(short)")
  }

  @Test(
    "A summary says how many cells passed, and what was compared",
    arguments: [
      (Verdict.Basis.pixels, [.same, .same], "2 cells are as recorded"),
      (.pixels, [.same], "1 cell is as recorded"),
      (.glyphs, [.same, .same], "2 cells have the recorded glyphs, outlines, advances, faces and sizes"),
      (.glyphs, [.same], "1 cell has the recorded glyphs, outlines, advances, faces and sizes"),
      (.picture, [.same, .same], "2 cells are as in the golden image"),
      (.pixels, [.same, .tolerated], "2 cells are as recorded, 1 of them within the tolerance"),
      (.pixels, [], "there is no cell to compare"),
      (.pixels, [.changed, .same], "1 of 2 cells differs"),
      (.pixels, [.changed, .changed, .new, .stale], "2 of 4 cells differ, 1 is new, 1 is stale"),
      (.pixels, [.new, .new, .same], "2 of 3 cells are new"),
      (.pixels, [.stale, .same], "1 of 2 cells is stale"),
      (.pixels, [.changed, .tolerated], "1 of 2 cells differs, 1 is within the tolerance"),
    ] as [(Verdict.Basis, [CellVerdict.Outcome], String)])
  func summaries(_ basis: Verdict.Basis, _ outcomes: [CellVerdict.Outcome], _ words: String) {
    let cells = outcomes.enumerated().map { CellVerdict(name: CellName("c\($0.offset)"), outcome: $0.element) }
    #expect(Verdict(basis: basis, cells: cells).summary == words)
  }

  @Test("A summary names the deepest cause and counts the others")
  func summaryOfCauses() {
    let verdict = Verdict(
      basis: .pixels, causes: [.document(name: "a.yaml"), .table(old: "ios", new: "ios"), .onlyPixels],
      cells: [CellVerdict(name: CellName("icon"), outcome: .changed)])
    #expect(verdict.summary == "1 of 1 cell differs: document 'a.yaml' changed and 2 more causes")
  }

  @Test(
    "A verdict comes to the highest exit code of its cells",
    arguments: [
      ([.same, .tolerated], .same, 0), ([.changed, .same], .different, 1), ([.changed, .new], .missingOrStale, 3),
      ([.stale], .missingOrStale, 3), ([], .same, 0),
    ] as [([CellVerdict.Outcome], Verdict.Conclusion, Int)])
  func conclusions(_ outcomes: [CellVerdict.Outcome], _ conclusion: Verdict.Conclusion, _ code: Int) {
    let cells = outcomes.map { CellVerdict(name: CellName("icon"), outcome: $0) }
    let verdict = Verdict(basis: .pixels, cells: cells)
    #expect(verdict.conclusion == conclusion)
    #expect(verdict.conclusion.rawValue == code)
    #expect(verdict.passes == (code == 0))
  }
}
