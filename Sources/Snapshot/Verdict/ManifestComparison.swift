internal import Spelling

/// A golden and a sheet as drawn, cell by cell.
struct ManifestComparison {
  /// What decides whether a cell is the same.
  let basis: Verdict.Basis

  private let expected: Manifest
  private let actual: Manifest
  private let filter: CellFilter?
  private let difference: ManifestDifference
  private let fonts: FontChanges
  private let records: [CellName: CellRecord]
  private let names: Set<CellName>

  /// Prepares the comparison.
  init(_ expected: Manifest, _ actual: Manifest, _ filter: CellFilter?, comparesPixelsAnyway: Bool) {
    self.expected = expected
    self.actual = actual
    self.filter = filter
    difference = ManifestDifference(expected, actual)
    fonts = FontChanges(expected, actual)
    basis = difference.libraries.isEmpty || comparesPixelsAnyway ? .pixels : .glyphs
    records = Dictionary(expected.cells.map { ($0.name, $0) }) { first, _ in first }
    names = Set(actual.cells.map(\.name))
  }

  /// Every cell that the filter is about, in the sheet's order; stale ones at the end, unless the run is filtered.
  func cells() -> [CellVerdict] {
    let finder = CauseFinder(difference, fonts)
    var cells = actual.cells.filter { matches($0.name) }.map { record in
      guard let golden = records[record.name] else {
        return CellVerdict(
          name: record.name, outcome: .new, actualPlace: record.place, causes: finder.causesOfNewOrStale)
      }
      return verdict(golden, record, finder)
    }
    if filter == nil {
      cells += stale.map { record in
        CellVerdict(
          name: record.name, outcome: .stale, expectedPlace: record.place, causes: finder.causesOfNewOrStale)
      }
    }
    return cells
  }

  /// What is worth knowing beside the causes of failures.
  func notes(_ causes: [Cause]) -> [String] {
    var notes: [String] = []
    if basis == .glyphs {
      notes.append(
        "\(Spelling.list(difference.libraries.map(\.shortDescription))): glyphs, outlines, advances, faces and sizes were "
          + "compared, pixels were not")
    }
    let among = filter == nil ? "" : " that was compared"
    for cause in fonts.all + difference.all where !causes.contains(cause) && !isTold(cause) {
      notes.append("\(cause.shortDescription), and no cell\(among) is different for it")
    }
    for (old, new) in fonts.renamed {
      notes.append("font \(ShownText.quoted(old)) is called \(ShownText.quoted(new)) now, with the same contents")
    }
    if let old = expected.document, let new = actual.document, old.sha256 == new.sha256, old.name != new.name {
      notes.append(
        "document \(ShownText.quoted(old.name)) is called \(ShownText.quoted(new.name)) now, with the same contents")
    }
    return notes + notesOnCells()
  }

  private func notesOnCells() -> [String] {
    var notes: [String] = []
    let alike = basis == .pixels ? drawnAlike : 0
    if alike > 0 {
      notes.append(
        "\(counted(alike, "cell")) \(alike == 1 ? "has" : "have") other glyphs, faces or sizes than recorded, and the "
          + "same pixels")
    }
    if filter != nil, let first = stale.first {
      let more = stale.count == 1 ? "" : " and \(counted(stale.count - 1, "more cell"))"
      notes.append(
        "\(ShownText.escaped(first.name.words))\(more) of the golden \(stale.count == 1 ? "is" : "are") not in the sheet "
          + "any more, which a filtered run lets pass")
    }
    if expected.page != actual.page { notes.append(pageNote) }
    return notes
  }

  /// How the page differs, which fails nothing.
  private var pageNote: String {
    let (old, new) = (expected.page, actual.page)
    let sizes = "\(old.width) x \(old.height) → \(new.width) x \(new.height) px"
    return old.width == new.width && old.height == new.height
      ? "something beside the cells differs, or cells stand elsewhere on the page; that alone never fails"
      : "the page is \(sizes)"
  }

  /// Libraries of a comparison of glyphs are told in a note of their own.
  private func isTold(_ cause: Cause) -> Bool {
    guard case .library = cause else { return false }
    return basis == .glyphs
  }

  private func matches(_ name: CellName) -> Bool { filter?.matches(name) ?? true }

  private var stale: [CellRecord] { expected.cells.filter { !names.contains($0.name) && matches($0.name) } }

  /// How many cells have the same pixels from something else.
  private var drawnAlike: Int {
    // Mostly both have the same lines of glyphs, and the cells needn't be looked into.
    let areSameShapes = expected.fonts == actual.fonts && expected.shapes == actual.shapes
    return actual.cells.reduce(0) { count, record in
      guard matches(record.name), let golden = records[record.name], golden.pixels == record.pixels else {
        return count
      }
      if areSameShapes, golden.shapes == record.shapes, golden.pointSize == record.pointSize { return count }
      return count + (comparison(golden, record).changes.isEmpty ? 0 : 1)
    }
  }

  /// Advances of other libraries agree when they differ by less than 1/1000 em, which no change of a design does.
  private func comparison(_ golden: CellRecord, _ record: CellRecord) -> CellComparison {
    CellComparison(
      expected: ResolvedCell(golden, in: expected), actual: ResolvedCell(record, in: actual),
      slack: basis == .glyphs ? 1 : 0)
  }

  private func verdict(_ golden: CellRecord, _ record: CellRecord, _ finder: CauseFinder) -> CellVerdict {
    var verdict = CellVerdict(
      name: record.name, outcome: .same, expectedPlace: golden.place, actualPlace: record.place)
    if basis == .pixels, golden.pixels == record.pixels { return verdict }
    let comparison = comparison(golden, record)
    verdict.changes = comparison.changes + (basis == .pixels ? [.pixelsUncounted] : [])
    guard !verdict.changes.isEmpty else { return verdict }
    verdict.outcome = .changed
    verdict.causes = finder.causes(of: verdict.changes, comparison)
    return verdict
  }
}
