import Snapshot

/// Reports that the tests of all formats write: a green one, and one with a sheet of every outcome.
enum SmallReport {
  /// One sheet that passes.
  static var green: VerificationReport {
    VerificationReport(
      tool: "specimen 0.1.0",
      libraries: [
        LibraryRecord(name: "FreeType", version: "2.12.1"), LibraryRecord(name: "HarfBuzz", version: "6.0.0"),
      ],
      sheets: [
        SheetReport(
          name: "specimens/museo/museo.yaml", goldenFolder: "specimens/museo/museo.goldens", outcome: .passed,
          verdict: Verdict.compare(expected: SmallManifest.manifest, actual: SmallManifest.manifest), seconds: 0.25)
      ])
  }

  /// The small sheet with a font and a size that changed, counted.
  static var verdict: Verdict {
    var actual = SmallManifest.manifest
    actual.fonts[0].sha256 = SmallManifest.digest("d")
    actual.document?.sha256 = SmallManifest.digest("e")
    actual.shapes[0].glyphs[1].advance = 550.5
    actual.cells[0].pixels = Fingerprint(1)
    actual.cells[2].pointSize = 41
    actual.cells[2].pixels = Fingerprint(1)
    actual.cells[2].place.width = 71
    var verdict = Verdict.compare(expected: SmallManifest.manifest, actual: actual)
    verdict.count(pixels: { cell in cell.name.style == "body" ? difference : nil }, tolerance: .exact)
    return verdict
  }

  /// 212 pixels.
  static var difference: BitmapDifference {
    BitmapDifference(
      pixels: 212, largestStep: 31, first: PixelPoint(x: 3, y: 4), bounds: PixelRect(x: 3, y: 4, width: 20, height: 9),
      densest: 12)
  }

  /// A sheet of every outcome.
  static var red: VerificationReport {
    let folder = "a.goldens"
    return VerificationReport(
      tool: "specimen 0.1.0",
      sheets: [
        SheetReport(
          name: "a.yaml", goldenFolder: folder, outcome: .failed, verdict: verdict,
          pictures: [
            ReportPicture(
              cell: CellName("body@large.custom"),
              expected: ReportPicture.File(path: "a/body@large.custom.expected.png", bytes: [], width: 33, height: 15))
          ], seconds: 1.0 / 3),
        SheetReport(
          name: "b.yaml", goldenFolder: folder, outcome: .passed,
          verdict: Verdict(
            basis: .glyphs, cells: [CellVerdict(name: CellName("icon"), outcome: .same)], pageDiffers: true,
            notes: ["FreeType 2.12.1 → 2.13.2: glyphs were compared", "the page differs"])),
        SheetReport(name: "c.yaml", goldenFolder: "c.goldens", outcome: .missing),
        SheetReport(
          name: "d.yaml", goldenFolder: folder, outcome: .unusable("d.goldens/grid.manifest: no", hint: "record it")),
      ])
  }

  /// Names that mean something in each of the formats.
  static var hostile: VerificationReport {
    let name = "a|b<script>&\"'`*_[x](http://y)@z#1 %0A::error::\n\u{202E}\u{1}\u{FFFF},:$www.x"
    return VerificationReport(
      tool: name, libraries: [LibraryRecord(name: name, version: name)],
      sheets: [
        SheetReport(
          name: name, goldenFolder: name, outcome: .failed,
          verdict: Verdict(
            basis: .pixels, causes: [.font(name: name, old: name, new: name), .document(name: name)],
            cells: [
              CellVerdict(
                name: CellName("\(name)@\(name).\(name)"), outcome: .changed,
                changes: [.face(old: name, new: name), .text(old: name, new: name)])
            ], notes: [name])),
        SheetReport(name: name, goldenFolder: name, outcome: .missing),
        SheetReport(name: name, goldenFolder: name, outcome: .unusable(name, hint: name)),
      ])
  }

  /// A sheet of many styles that all differ, and a second one.
  static var large: VerificationReport {
    func verdict(_ styles: Int) -> Verdict {
      Verdict(
        basis: .pixels, causes: [.onlyPixels],
        cells: (0..<styles).map { style in
          CellVerdict(
            name: CellName("s\(style)@large.custom"), outcome: .changed, changes: [.pixelsUncounted],
            causes: [.onlyPixels])
        })
    }
    return VerificationReport(
      tool: "specimen 0.1.0",
      sheets: [("a.yaml", 12), ("b.yaml", 150)].map { name, styles in
        SheetReport(name: name, goldenFolder: "g", outcome: .failed, verdict: verdict(styles))
      })
  }
}
