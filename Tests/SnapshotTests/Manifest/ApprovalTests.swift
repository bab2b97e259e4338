import Snapshot
import Testing

@Suite("Approving cells")
struct ApprovalTests {
  /// The golden, and a sheet in which the custom cells of "body" and "tip" have a new face in a font file that changed.
  private static func pair() -> (golden: Manifest, sheet: Manifest) {
    var sheet = SmallManifest.manifest
    sheet.fonts[0].sha256 = SmallManifest.digest("d")
    sheet.document?.sha256 = SmallManifest.digest("e")
    sheet.page.fingerprint = Fingerprint(1)
    sheet.shapes[0].outlines = Fingerprint(0x77)
    sheet.shapes[2].outlines = Fingerprint(0x78)
    sheet.cells[0].pixels = Fingerprint(0x77)
    sheet.cells[2].pixels = Fingerprint(0x78)
    return (SmallManifest.manifest, sheet)
  }

  private static func approving(
    _ filter: String, _ golden: Manifest, _ sheet: Manifest
  ) throws -> Manifest {
    try golden.approving(try CellFilter(filter), from: sheet)
  }

  @Test("Without a filter the sheet is the golden")
  func whole() throws {
    var (golden, sheet) = Self.pair()
    golden.tool = "specimen 0.0.9"
    #expect(try golden.approving(nil, from: sheet) == sheet)
  }

  @Test("With a filter its cells come from the sheet with their font, and all others stay as they are")
  func one() throws {
    let (golden, sheet) = Self.pair()
    let result = try Self.approving("body@large.custom", golden, sheet)
    #expect(result.cells.map(\.name) == golden.cells.map(\.name))
    #expect(result.cells.map(\.pixels) == [Fingerprint(0x77), Fingerprint(0xA2), Fingerprint(0xA3)])
    #expect(result.fonts == [sheet.fonts[0], golden.fonts[1], golden.fonts[0]])
    #expect(result.shapes.map(\.font) == [0, 1, 2])
    #expect(result.shapes.map(\.outlines) == [Fingerprint(0x77), Fingerprint(0x22), Fingerprint(0x33)])
    #expect(result.cells.map(\.shapes) == [[0], [1], [2]])
    #expect(result.document == golden.document && result.page == golden.page && result.image == golden.image)
    #expect(try Manifest(text: result.text) == result)
  }

  @Test("A sheet is within its golden for the cells that were approved")
  func verified() throws {
    let (golden, sheet) = Self.pair()
    let result = try Self.approving("body", golden, sheet)
    let verdict = Verdict.compare(expected: result, actual: sheet)
    #expect(verdict.cells.map(\.outcome) == [.same, .same, .changed])
    #expect(
      verdict.causes.map(\.description) == [
        "font 'MuseoSans-300.otf' has other contents (sha256 aaaaaaaa… → dddddddd…)"
      ])
  }

  @Test("Once every cell is the sheet's, so are document, table and page")
  func all() throws {
    let (golden, sheet) = Self.pair()
    let half = try Self.approving("body", golden, sheet)
    #expect(half.document == golden.document)
    #expect(try Self.approving("tip", half, sheet) == sheet)
    #expect(try Self.approving("*", golden, sheet) == sheet)
  }

  @Test("A cell that is gone is removed, with the shapes and fonts that it alone used; a new one is added")
  func goneAndNew() throws {
    var (golden, sheet) = Self.pair()
    sheet.cells[1].name = CellName("caption@large.custom")
    sheet.cells[1].shapes = [0]
    golden.cells[2].shapes = [0]
    let gone = try Self.approving("body@large.fallback", golden, sheet)
    #expect(gone.cells.map(\.name.text) == ["body@large.custom", "tip@AX3.custom"])
    #expect(gone.fonts == [golden.fonts[0]] && gone.shapes == [golden.shapes[0]])
    let new = try Self.approving("caption", golden, sheet)
    #expect(
      new.cells.map(\.name.text) == [
        "body@large.custom", "body@large.fallback", "caption@large.custom", "tip@AX3.custom",
      ])
  }

  @Test("A stale cell that the filter isn't about stays where it stood")
  func staleStays() throws {
    var (golden, sheet) = Self.pair()
    sheet.cells.removeFirst()
    let result = try Self.approving("tip", golden, sheet)
    #expect(result.cells.map(\.name) == golden.cells.map(\.name))
    golden.cells.swapAt(0, 2)
    #expect(
      try Self.approving("tip", golden, sheet).cells.map(\.name.text) == [
        "body@large.fallback", "body@large.custom", "tip@AX3.custom",
      ])
  }

  @Test("Single cells of another scale, program or library are refused, and so is a filter that chooses nothing")
  func refused() throws {
    let (golden, sheet) = Self.pair()
    func refusal(_ filter: String, _ change: (inout Manifest) -> Void) throws -> [String?] {
      var sheet = sheet
      change(&sheet)
      let filter = try CellFilter(filter)
      do throws(ApprovalError) {
        _ = try golden.approving(filter, from: sheet)
        return []
      } catch {
        return [error.description, error.hint]
      }
    }
    let whole = "approve the whole sheet, without a filter"
    #expect(
      try refusal("body") { $0.libraries[0].version = "2.13.2" } == [
        "the golden was drawn by FreeType 2.12.1, and this sheet by FreeType 2.13.2", whole,
      ])
    #expect(
      try refusal("body") { $0.libraries.removeFirst() } == [
        "the golden was drawn by FreeType 2.12.1, and this sheet by no FreeType", whole,
      ])
    #expect(
      try refusal("body") { $0.tool = "specimen 0.2.0" } == [
        "the golden was drawn by specimen 0.1.0, and this sheet by specimen 0.2.0", whole,
      ])
    #expect(
      try refusal("body") { $0.scale = 2 } == ["the golden was drawn at 1 px a point, and this sheet at 2", whole])
    #expect(try refusal("boddy") { _ in } == ["no cell matches the filter 'boddy'", "did you mean 'body'?"])
  }
}
