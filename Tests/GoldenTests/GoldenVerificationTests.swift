#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Drawing
import Files
import Golden
import Sheet
import Snapshot
import TestSupport
import Testing

@Suite("A drawing and its golden")
struct GoldenVerificationTests {
  private let golden = GoldenScratch()

  private func verify(
    _ drawing: GoldenDrawing? = nil, tolerance: Tolerance = .exact, filter: String? = nil, anyway: Bool = false,
    limit: Int = 64
  ) throws -> GoldenFinding {
    GoldenVerification(
      store: golden.store, tolerance: tolerance, filter: try filter.map { try CellFilter($0) },
      comparesPixelsAnyway: anyway, pictureLimit: limit
    ).verify(drawing ?? golden.drawing(), name: "sheet.yaml", pictureFolder: "sheet")
  }

  private static let pictureAlone =
    "the golden is a picture alone: without a manifest nothing can be told but pixels"

  private func outcomes(_ finding: GoldenFinding) -> [CellVerdict.Outcome] {
    finding.report.verdict?.cells.map(\.outcome) ?? []
  }

  @Test("An unchanged drawing passes, and leaves nothing", arguments: GoldenKind.allCases)
  func same(_ kind: GoldenKind) throws {
    try golden.record(golden.drawing(), kind)
    let finding = try verify()
    #expect(finding.standing == .same)
    #expect(finding.report.outcome == .passed)
    #expect(finding.report.verdict?.basis == (kind == .image ? .picture : .pixels))
    #expect(finding.report.verdict?.notes == (kind == .image ? [Self.pictureAlone] : []))
    #expect(finding.report.pictures.isEmpty)
    #expect(finding.drawn == nil)
  }

  @Test("A cell that differs is named, and the other isn't", arguments: GoldenKind.allCases)
  func changed(_ kind: GoldenKind) throws {
    try golden.record(golden.drawing(), kind)
    let finding = try verify(golden.drawing("Ac"))
    #expect(finding.standing == .different)
    #expect(finding.report.outcome == .failed)
    #expect(outcomes(finding) == [.changed, .same])
    #expect(finding.drawn != nil)
    let changes = finding.report.verdict?.cells[0].changes ?? []
    let counted = changes.contains { if case .pixels(let difference) = $0 { difference.pixels > 5 } else { false } }
    #expect(counted == kind.hasImage)
    #expect(changes.contains(.pixelsUncounted) == !kind.hasImage)
  }

  @Test("Pictures of the cells that differ come first, and the page's last; there are no more than asked for")
  func pictures() throws {
    try golden.record(golden.drawing())
    let pictures = try verify(golden.drawing("Ac", "ef")).report.pictures
    #expect(
      pictures.compactMap(\.strip?.path) == [
        "sheet/body@large.custom.strip.png", "sheet/body@AX1.custom.strip.png", "sheet/page.strip.png",
      ])
    #expect(pictures.compactMap(\.expected?.path).count == 3)
    #expect(pictures.compactMap(\.actual?.path).count == 3)
    #expect(pictures.compactMap(\.difference?.path).count == 3)
    #expect(try verify(golden.drawing("Ac", "ef"), limit: 1).report.pictures.count == 2)
    let page = try #require(pictures.last)
    #expect(Bytes(page.expected?.bytes ?? []) == Bytes(golden.image()))
  }

  @Test("Where there is no golden, what was drawn is there to be looked at")
  func missing() throws {
    let finding = try verify()
    #expect(finding.standing == .missingOrStale)
    #expect(finding.report.outcome == .missing)
    #expect(finding.report.pictures.map { $0.actual?.path } == ["sheet/page.actual.png"])
    #expect(
      finding.drawn?.manifest
        == finding.drawn.map { drawn in
          var manifest = drawn.manifest
          manifest.image = ImageRecord(
            bytes: drawn.image.count, fingerprint: manifest.image?.fingerprint ?? Fingerprint(0))
          return manifest
        })
  }

  @Test("A pixel of the golden image, changed by one step, is found in its cell and nowhere else (S13)")
  func onePixel() throws {
    try golden.record(golden.drawing())
    let place = try #require(golden.drawing().manifest().cells.last?.place)
    try golden.editImage { $0.pixels[place.y * 200 + place.x] -= 1 }
    let finding = try verify()
    #expect(finding.standing == .different)
    #expect(outcomes(finding) == [.same, .changed])
    #expect(finding.report.verdict?.causes == [.onlyPixels])
    #expect(finding.report.verdict?.notes == ["the golden image and its manifest do not belong together"])
    guard case .pixels(let difference)? = finding.report.verdict?.cells[1].changes.last else {
      Issue.record("no pixels are counted")
      return
    }
    #expect(difference.pixels == 1)
    #expect(difference.largestStep == 1)
  }

  @Test("A pixel that belongs to no cell fails too, since the golden is damaged, and no cell is blamed")
  func pagePixel() throws {
    try golden.record(golden.drawing())
    try golden.editImage { $0.pixels[199] = 0xFF00_0000 }
    let finding = try verify()
    #expect(finding.standing == .different)
    #expect(finding.report.outcome == .failed)
    #expect(outcomes(finding) == [.same, .same])
    #expect(finding.report.verdict?.pageDiffers == true)
    #expect(finding.report.headline == "the golden image and its manifest do not belong together")
  }

  @Test("Nothing is counted in an image that is not the manifest's")
  func anotherImage() throws {
    try golden.record(golden.drawing())
    try golden.editImage { $0.pixels[0] = 0xFF00_0000 }
    let finding = try verify(golden.drawing("Ac"))
    #expect(finding.standing == .different)
    #expect(finding.report.verdict?.cells[0].changes.contains(.pixelsUncounted) == true)
  }

  @Test("Of a picture without a manifest a page's pixel is told and fails nothing")
  func pagePixelOfImage() throws {
    try golden.record(golden.drawing(), .image)
    try golden.editImage { $0.pixels[199] = 0xFF00_0000 }
    let finding = try verify()
    #expect(finding.standing == .same)
    #expect(finding.report.verdict?.pageDiffers == true)
    #expect(finding.report.verdict?.notes == ["pixels differ that belong to no cell", Self.pictureAlone])
  }

  @Test("An image that was encoded anew passes, with a note")
  func encodedAnew() throws {
    try golden.record(golden.drawing())
    _ = golden.scratch.write(
      try PNGDrawing.encode(PNGReading.read(golden.image()), options: PNGOptions(scale: 1)),
      as: "sheet.goldens/grid.png")
    let finding = try verify()
    #expect(finding.standing == .same)
    #expect(finding.report.verdict?.notes == ["the golden image and its manifest do not belong together"])
  }

  @Test("An image that is gone, or that can't be read, is told and fails")
  func images() throws {
    try golden.record(golden.drawing())
    let whole = golden.image()
    unlink(golden.store.imagePath)
    let gone = try verify()
    #expect(gone.standing == .missingOrStale)
    #expect(gone.report.headline == "the golden image '\(golden.store.imagePath)' is not there")
    for bytes in [Array(whole.prefix(whole.count / 2)), [], Array("version https://git-lfs.github.com".utf8)] {
      _ = golden.scratch.write(bytes, as: "sheet.goldens/grid.png")
      let broken = try verify()
      #expect(broken.standing == .unusable)
      guard case .unusable(let words, _) = broken.report.outcome else {
        Issue.record("an image that can't be read")
        continue
      }
      #expect(words.hasPrefix("'\(golden.store.imagePath)': "), "\(words)")
      #expect(broken.drawn != nil)
    }
  }

  @Test("A manifest that can't be relied on makes the golden unusable, and says why")
  func manifests() throws {
    try golden.record(golden.drawing())
    let edited = golden.manifest().replacing("specimen 0.1.0", with: "specimen 0.1.1")
    _ = golden.scratch.write(Array(edited.utf8), as: "sheet.goldens/grid.manifest")
    let finding = try verify()
    #expect(finding.standing == .unusable)
    guard case .unusable(let words, let hint?) = finding.report.outcome else {
      Issue.record("a manifest that was edited")
      return
    }
    #expect(words.hasPrefix("'\(golden.store.manifestPath)': the manifest was changed after it was written"))
    #expect(hint.contains("record"))
  }

  @Test("A recording that was broken off is told, and fails where a half is missing")
  func brokenOff() throws {
    try golden.record(golden.drawing())
    do {
      var lock = try FileLock(path: golden.store.lockPath)
      lock.begin()
    }
    let whole = try verify()
    #expect(whole.standing == .same)
    #expect(whole.report.verdict?.notes == ["the recording of this golden was broken off"])
    unlink(golden.store.manifestPath)
    let half = try verify()
    #expect(half.standing == .different)
    #expect(half.report.headline == "the recording of this golden was broken off: it has no manifest")
    #expect(try golden.store.record(golden.drawing()))
    #expect(try verify().report.verdict?.notes == [])
  }

  @Test("Other libraries: glyphs are compared and pixels are not, unless asked for")
  func libraries() throws {
    let older = GoldenMakers(
      tool: "specimen 0.1.0",
      libraries: GoldenScratch.makers.libraries.map {
        LibraryRecord(name: $0.name, version: $0.name == "FreeType" ? "2.0.0" : $0.version)
      })
    try golden.record(golden.drawing(makers: older))
    let same = try verify()
    #expect(same.standing == .same)
    #expect(same.report.verdict?.basis == .glyphs)
    let other = try verify(golden.drawing("Ac"))
    #expect(other.standing == .different)
    #expect(outcomes(other) == [.changed, .same])
    #expect(try verify(anyway: true).report.verdict?.basis == .pixels)
  }

  @Test("A tolerance lets scattered pixels pass, where there is a picture to count in")
  func tolerance() throws {
    try golden.record(golden.drawing())
    let place = try #require(golden.drawing().manifest().cells.first?.place)
    try golden.editImage { $0.pixels[place.y * 200 + place.x] -= 3 }
    #expect(outcomes(try verify(tolerance: Tolerance(pixels: 1))) == [.tolerated, .same])
    #expect(outcomes(try verify(tolerance: Tolerance(step: 3))) == [.tolerated, .same])
    #expect(outcomes(try verify(tolerance: Tolerance(step: 2))) == [.changed, .same])
  }

  @Test("A filter looks at its cells alone, and one that is about none says so")
  func filters() throws {
    try golden.record(golden.drawing())
    #expect(try verify(golden.drawing("Ac"), filter: "body@AX1").standing == .same)
    #expect(try verify(golden.drawing("Ac"), filter: "body@large").standing == .different)
    let nothing = try verify(filter: "boddy")
    #expect(nothing.filterError == .matchesNothing("boddy", nearest: ["body"]))
    #expect(try verify(filter: "body").filterError == nil)
  }

  @Test("Cells that one of the two hasn't got are new or stale")
  func newAndStale() throws {
    try golden.record(golden.drawing())
    var frame = golden.frame()
    frame.cells[1].name = "title@AX1.custom"
    let finding = try verify(GoldenDrawing(frame, fonts: golden.library, makers: GoldenScratch.makers))
    #expect(finding.standing == .missingOrStale)
    #expect(outcomes(finding) == [.same, .new, .stale])
    let pictures = finding.report.pictures
    #expect(pictures.map { $0.cell?.text } == ["title@AX1.custom", "body@AX1.custom", nil])
    #expect(pictures[0].expected == nil && pictures[0].actual != nil)
    #expect(pictures[1].expected != nil && pictures[1].actual == nil)
  }

  @Test("A page that is too large to be drawn is an error of its own")
  func notDrawn() throws {
    var frame = golden.frame()
    frame.size.width = 1_000_000
    let finding = try verify(GoldenDrawing(frame, fonts: golden.library, makers: GoldenScratch.makers))
    #expect(finding.standing == .notDrawn)
  }
}
