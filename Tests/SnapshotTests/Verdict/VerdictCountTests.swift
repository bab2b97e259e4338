import Snapshot
import Testing

@Suite("Counting the pixels of a verdict")
struct VerdictCountTests {
  /// A verdict with two cells whose pixels changed, one of them by its font.
  private static func verdict() -> Verdict {
    var actual = SmallManifest.manifest
    actual.fonts[0].sha256 = SmallManifest.digest("d")
    actual.cells[0].pixels = Fingerprint(1)
    actual.cells[1].pixels = Fingerprint(1)
    return Verdict.compare(expected: SmallManifest.manifest, actual: actual)
  }

  private static func difference(_ pixels: Int, step: Int = 9, densest: Int = 0) -> BitmapDifference {
    BitmapDifference(pixels: pixels, largestStep: step, densest: densest)
  }

  @Test("Numbers stand where there were none; a cell without pictures keeps its words")
  func numbers() {
    var verdict = Self.verdict()
    verdict.count(
      pixels: { $0.name.column == "custom" ? Self.difference(212, step: 31) : nil }, tolerance: .exact)
    #expect(
      verdict.lines.suffix(2) == [
        "body at large, custom: 212 px differ, largest step 31", "body at large, fallback: pixels differ",
      ])
    #expect(verdict.causes == Self.verdict().causes)
  }

  @Test("An exact tolerance forgives nothing, not even a cell that differs in no pixel of the page")
  func exact() {
    var verdict = Self.verdict()
    verdict.count(pixels: { _ in Self.difference(0) }, tolerance: .exact)
    #expect(!verdict.passes)
    #expect(verdict.lines.last == "body at large, fallback: pixels differ, though none does on the page")
  }

  @Test("What is within the tolerance passes, and its causes become notes")
  func tolerated() {
    var verdict = Self.verdict()
    verdict.count(
      pixels: { Self.difference($0.name.column == "custom" ? 4 : 5) }, tolerance: Tolerance(step: 1, pixels: 4))
    #expect(verdict.cells.map(\.outcome) == [.tolerated, .changed, .same])
    #expect(verdict.causes == [.onlyPixels])
    #expect(verdict.notes == ["font 'MuseoSans-300.otf' changed, and what differs is within the tolerance"])
    #expect(verdict.summary == "1 of 3 cells differs, 1 is within the tolerance: only the pixels changed")
    #expect(verdict.cells[0].found == "within the tolerance: 4 px differ, largest step 9")
  }

  @Test("A cluster is no scatter, whatever its count")
  func density() {
    var verdict = Self.verdict()
    let tolerance = Tolerance(step: 1, pixels: 100, density: Tolerance.Density(pixels: 2, side: 5))
    verdict.count(pixels: { Self.difference(9, densest: $0.name.column == "custom" ? 2 : 3) }, tolerance: tolerance)
    #expect(verdict.cells.map(\.outcome) == [.tolerated, .changed, .same])
  }

  @Test("Where all is within the tolerance the verdict passes")
  func passes() {
    var verdict = Self.verdict()
    verdict.count(pixels: { _ in Self.difference(1) }, tolerance: Tolerance(pixels: 1))
    #expect(verdict.passes && verdict.causes.isEmpty && verdict.notes.count == 2)
    #expect(verdict.summary == "3 cells are as recorded, 2 of them within the tolerance")
  }

  @Test("Causes that no cell names stay, such as those of a verdict that was put together by hand")
  func foreignCauses() {
    var verdict = Verdict(
      basis: .picture, causes: [.onlyPixels],
      cells: [CellVerdict(name: CellName("icon"), outcome: .changed, changes: [.pixelsUncounted])])
    verdict.count(pixels: { _ in Self.difference(1) }, tolerance: .exact)
    #expect(verdict.causes == [.onlyPixels])
  }
}
