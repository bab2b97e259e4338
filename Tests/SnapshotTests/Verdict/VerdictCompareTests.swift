import Snapshot
import Testing

@Suite("A comparison with a golden")
struct VerdictCompareTests {
  /// The small sheet after a change, held against itself before.
  private static func verdict(
    filter: String? = nil, pixelsAnyway: Bool = false, _ change: (inout Manifest) -> Void
  ) throws -> Verdict {
    var actual = SmallManifest.manifest
    change(&actual)
    return Verdict.compare(
      expected: SmallManifest.manifest, actual: actual, filter: try filter.map { text in try CellFilter(text) },
      comparesPixelsAnyway: pixelsAnyway)
  }

  /// A change of a manifest, and how it is told.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let change: @Sendable (inout Manifest) -> Void

    init(_ words: String, _ change: @escaping @Sendable (inout Manifest) -> Void) {
      self.words = words
      self.change = change
    }

    var testDescription: String { words }
  }

  private static func newFreeType(_ manifest: inout Manifest) { manifest.libraries[0].version = "2.13.2" }

  @Test("A sheet is like itself")
  func same() throws {
    let verdict = try Self.verdict { _ in }
    #expect(verdict.passes && verdict.basis == .pixels && !verdict.pageDiffers)
    #expect(verdict.causes.isEmpty && verdict.notes.isEmpty)
    #expect(verdict.cells.map(\.name.text) == ["body@large.custom", "body@large.fallback", "tip@AX3.custom"])
    #expect(verdict.cells[0].expectedPlace == PixelRect(x: 120, y: 340, width: 33, height: 15))
    #expect(verdict.cells[0].actualPlace == verdict.cells[0].expectedPlace)
  }

  @Test(
    "Each thing that can change in a cell is told as what it is",
    arguments: [
      Case("size 17 → 18 pt") { $0.cells[0].pointSize = 18 },
      Case("size 17 pt → unknown") { $0.cells[0].pointSize = nil },
      Case("face Inter opsz=17 wght=400 → Inter opsz=18 wght=400") { $0.shapes[1].instance = "opsz=18 wght=400" },
      Case("face MuseoSans-300 → Inter opsz=17 wght=400; advance 38.4 → 41.4 pt") { $0.cells[0].shapes = [1] },
      Case("face MuseoSans-300 → none; text 'Body' → ''; advance 38.4 → 0 pt") { $0.cells[0].shapes = [] },
      Case("text 'Body' → 'Bodx'") { $0.shapes[0].text = "Bodx" },
      Case("1 of 4 glyphs differs") { $0.shapes[0].glyphs[1].id = 9 },
      Case("1 of 5 glyphs differs") { $0.shapes[0].glyphs.append(ShapeRecord.Glyph(id: 1, advance: 0)) },
      Case("2 of 4 glyphs differ; advance 38.4 → 18.5 pt") { $0.shapes[0].glyphs.removeFirst(2) },
      Case("advance 38.4 → 38.6 pt") { $0.shapes[0].glyphs[1].advance += 10 },
      Case("glyphs stand elsewhere") { $0.shapes[0].glyphs[1].yOffset = 1 },
      Case("outlines of the glyphs differ") { $0.shapes[0].outlines = Fingerprint(0) },
      Case("") { _ in },
    ])
  func changes(_ row: Case) throws {
    let verdict = try Self.verdict { manifest in
      row.change(&manifest)
      for index in manifest.cells.indices { manifest.cells[index].pixels = Fingerprint(0xDEAD) }
    }
    let cell = verdict.cells.first { !$0.changes.dropLast().isEmpty } ?? verdict.cells[0]
    #expect(cell.found == (row.words.isEmpty ? "pixels differ" : "\(row.words); pixels differ"))
    #expect(verdict.cells.allSatisfy { $0.outcome == .changed })
  }

  @Test("Cells whose pixels are the same are the same, and a note tells of what else differs")
  func drawnAlike() throws {
    let verdict = try Self.verdict { $0.shapes[2].glyphs[0].id = 56 }
    #expect(verdict.passes)
    #expect(verdict.notes == ["1 cell has other glyphs, faces or sizes than recorded, and the same pixels"])
  }

  @Test("New cells stand where the sheet has them, stale ones at the end")
  func newAndStale() throws {
    let verdict = try Self.verdict { $0.cells[1].name = CellName("caption@large.custom") }
    #expect(verdict.cells.map(\.outcome) == [.same, .new, .same, .stale])
    #expect(verdict.cells[1].expectedPlace == nil && verdict.cells[1].actualPlace?.y == 372)
    #expect(verdict.cells[3].actualPlace == nil && verdict.cells[3].expectedPlace?.y == 372)
    #expect(verdict.conclusion == .missingOrStale)
    #expect(verdict.causes == [.drawing])
  }

  @Test("A filter leaves all other cells out, and a stale one to a note")
  func filtered() throws {
    let verdict = try Self.verdict(filter: "body") { manifest in
      manifest.cells[0].pixels = Fingerprint(1)
      manifest.cells[2].pixels = Fingerprint(1)
      manifest.cells.remove(at: 1)
    }
    #expect(verdict.lines.last == "body at large, custom: pixels differ")
    #expect(verdict.cells.count == 1)
    #expect(
      verdict.notes == [
        "body at large, fallback of the golden is not in the sheet any more, which a filtered run lets pass"
      ])
  }

  @Test("The page alone fails nothing, and a note tells how it differs")
  func page() throws {
    let other = try Self.verdict { $0.page.fingerprint = Fingerprint(1) }
    #expect(other.passes && other.pageDiffers)
    #expect(
      other.notes == [
        "something beside the cells differs, or cells stand elsewhere on the page; that alone never fails"
      ])
    let larger = try Self.verdict { $0.page.height = 640 }
    #expect(larger.passes && larger.pageDiffers)
    #expect(larger.notes == ["the page is 800 x 600 → 800 x 640 px"])
  }

  @Test("Under other libraries a sheet with the recorded glyphs passes, and a note says what was compared")
  func otherLibraries() throws {
    let verdict = try Self.verdict { manifest in
      Self.newFreeType(&manifest)
      manifest.libraries[1].version = "8.3.0"
      manifest.shapes[0].glyphs[1].advance += 0.9
      for index in manifest.cells.indices { manifest.cells[index].pixels = Fingerprint(1) }
    }
    #expect(verdict.passes && verdict.basis == .glyphs && verdict.causes.isEmpty)
    #expect(verdict.cells.allSatisfy { $0.changes.isEmpty })
    #expect(
      verdict.notes == [
        "FreeType 2.12.1 → 2.13.2 and HarfBuzz 6.0.0 → 8.3.0: glyphs, outlines, advances, faces and sizes were compared, "
          + "pixels were not"
      ])
  }

  @Test("Under other libraries an advance of another unit is found, and so is each other change")
  func otherLibrariesAndGlyphs() throws {
    let verdict = try Self.verdict { manifest in
      Self.newFreeType(&manifest)
      manifest.shapes[0].glyphs[1].advance += 1
      manifest.shapes[2].outlines = Fingerprint(1)
    }
    #expect(
      verdict.lines == [
        "library FreeType 2.12.1 → 2.13.2", "body at large, custom: advance 38.4 → 38.5 pt",
        "tip at AX3, custom: outlines of the glyphs differ",
      ])
  }

  @Test("Pixels are compared anyway where that is asked for")
  func pixelsAnyway() throws {
    let verdict = try Self.verdict(pixelsAnyway: true) { manifest in
      Self.newFreeType(&manifest)
      manifest.cells[0].pixels = Fingerprint(1)
    }
    #expect(verdict.basis == .pixels)
    #expect(verdict.lines == ["library FreeType 2.12.1 → 2.13.2", "body at large, custom: pixels differ"])
    let same = try Self.verdict(pixelsAnyway: true, Self.newFreeType)
    #expect(same.passes)
    #expect(same.notes == ["FreeType 2.12.1 → 2.13.2, and no cell is different for it"])
  }
}
