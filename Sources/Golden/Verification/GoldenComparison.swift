internal import Drawing
internal import Snapshot

/// A comparison under way: what is stored, what was drawn, and the pixels of both as far as they were needed.
struct GoldenComparison {
  /// What was found; nil where there is no golden.
  private(set) var verdict: Verdict?
  /// Whether there is no golden.
  private(set) var isMissing = false

  private let options: GoldenVerification
  private let drawing: GoldenDrawing
  private let manifest: Manifest
  private var stored: StoredGolden?
  private var expected: Bitmap?
  private var actual: Bitmap?

  /// Prepares to compare a drawing, whose manifest this is.
  init(_ options: GoldenVerification, _ drawing: GoldenDrawing, _ manifest: Manifest) {
    (self.options, self.drawing, self.manifest) = (options, drawing, manifest)
  }

  /// Compares, and decodes the golden image only where something differs.
  ///
  /// - Throws: ``GoldenError`` when the golden can't be read.
  mutating func compare() throws(GoldenError) -> GoldenFinding.Standing {
    let stored = try options.store.read()
    self.stored = stored
    guard stored.condition != .missing else {
      isMissing = true
      return .missingOrStale
    }
    guard let golden = stored.manifest else { return try comparePicture(stored) }
    var verdict = Verdict.compare(
      expected: golden, actual: manifest, filter: options.filter,
      comparesPixelsAnyway: options.comparesPixelsAnyway)
    if stored.condition == .imageGone { tell("the golden image '\(options.store.imagePath)' is not there", &verdict) }
    if stored.wasBrokenOff { tell("the recording of this golden was broken off", &verdict) }
    if !verdict.passes || stored.condition == .notTogether {
      try decode()
      let regions = self
      // In an image that is not the manifest's, what differs from the manifest's cells can't be counted.
      let isOwn = stored.condition == .whole
      verdict.count(pixels: { isOwn ? regions.difference(of: $0) : nil }, tolerance: options.tolerance)
    }
    let isAnothers = stored.condition == .notTogether && compareImage(&verdict)
    self.verdict = verdict
    if stored.condition == .imageGone { return .missingOrStale }
    let standing = GoldenFinding.Standing(verdict.conclusion)
    return standing == .same && isAnothers ? .different : standing
  }

  private func tell(_ note: String, _ verdict: inout Verdict) {
    if !verdict.notes.contains(note) { verdict.notes.insert(note, at: 0) }
  }

  /// Why a part of the filter is about no cell of the sheet nor of the golden; nil where each is about some.
  var filterError: CellFilterError? {
    guard let filter = options.filter else { return nil }
    let names = manifest.cells.map(\.name) + (stored?.manifest?.cells.map(\.name) ?? [])
    do throws(CellFilterError) { _ = try filter.matching(names) } catch { return error }
    return nil
  }

  /// The pixels of both, as far as they are there.
  private mutating func decode() throws(GoldenError) {
    if let image = stored?.image { expected = try GoldenStore.decode(image, options.store.imagePath) }
    if expected != nil { actual = try drawing.bitmap() }
  }

  /// What differs between a cell's regions; nil where there is no picture to count in.
  private func difference(of cell: CellVerdict) -> BitmapDifference? {
    guard let expected, let actual, let then = cell.expectedPlace, let now = cell.actualPlace else { return nil }
    return .between(expected, then, actual, now, tolerance: options.tolerance)
  }

  /// Compares an image that is not the manifest's pixel by pixel with the page; answers whether it differs.
  ///
  /// A cell is changed when pixels of its place differ. What differs elsewhere is the page's.
  private mutating func compareImage(_ verdict: inout Verdict) -> Bool {
    guard let expected, let actual else { return false }
    tell("the golden image and its manifest do not belong together", &verdict)
    guard verdict.basis == .pixels else { return false }
    let count = changeCells(&verdict, where: [.same])
    if count > 0, verdict.causes.isEmpty { verdict.causes = [.onlyPixels] }
    if differsBesideCells(expected, actual, verdict.cells) {
      verdict.pageDiffers = true
      return true
    }
    return count > 0
  }

  /// Marks the cells of some outcomes whose regions differ; answers how many are changed.
  private func changeCells(_ verdict: inout Verdict, where outcomes: Set<CellVerdict.Outcome>) -> Int {
    var count = 0
    for index in verdict.cells.indices where outcomes.contains(verdict.cells[index].outcome) {
      guard let difference = difference(of: verdict.cells[index]), difference.pixels > 0 || difference.largestStep > 0
      else { continue }
      let isTolerated = options.tolerance != .exact && options.tolerance.forgives(difference)
      verdict.cells[index].outcome = isTolerated ? .tolerated : .changed
      verdict.cells[index].changes.append(.pixels(difference))
      guard !isTolerated else { continue }
      // Of a picture alone nobody knows what it was made from.
      if verdict.basis == .pixels, verdict.cells[index].causes.isEmpty { verdict.cells[index].causes = [.onlyPixels] }
      count += 1
    }
    return count
  }

  /// Whether pixels differ that belong to no cell, in either picture.
  private func differsBesideCells(_ expected: Bitmap, _ actual: Bitmap, _ cells: [CellVerdict]) -> Bool {
    var (expected, actual) = (expected, actual)
    for cell in cells {
      for place in [cell.expectedPlace, cell.actualPlace].compactMap({ $0 }) where place.width > 0 && place.height > 0 {
        let blank = Bitmap(width: place.width, height: place.height, color: 0)
        expected.paste(blank, at: PixelPoint(x: place.x, y: place.y))
        actual.paste(blank, at: PixelPoint(x: place.x, y: place.y))
      }
    }
    return expected != actual
  }

  /// Compares with an image that has no manifest: each cell where the sheet has it now.
  private mutating func comparePicture(_ stored: StoredGolden) throws(GoldenError) -> GoldenFinding.Standing {
    try decode()
    guard let expected, let actual else { return .missingOrStale }
    var verdict = Verdict(
      basis: .picture,
      cells: manifest.cells.filter { options.filter?.matches($0.name) ?? true }.map { cell in
        CellVerdict(name: cell.name, outcome: .same, expectedPlace: cell.place, actualPlace: cell.place)
      })
    if expected != actual {
      _ = changeCells(&verdict, where: [.same])
      verdict.pageDiffers = differsBesideCells(expected, actual, verdict.cells)
      if verdict.pageDiffers { verdict.notes.append("pixels differ that belong to no cell") }
    }
    if stored.wasBrokenOff { tell("the recording of this golden was broken off: it has no manifest", &verdict) }
    // Of a picture that a program drew by itself nothing more is ever known.
    let isTold = !manifest.shapes.isEmpty
    if isTold {
      verdict.notes.append("the golden is a picture alone: without a manifest nothing can be told but pixels")
    }
    self.verdict = verdict
    let standing = GoldenFinding.Standing(verdict.conclusion)
    return standing == .same && stored.wasBrokenOff ? .different : standing
  }

  /// What was drawn, to be looked at and approved; its image is encoded fast, and anew when it is approved.
  mutating func drawn() throws(GoldenError) -> GoldenFinding.Drawn {
    let pixels = if let actual { actual } else { try drawing.bitmap() }
    actual = pixels
    let image = try drawing.picture(of: pixels)
    var manifest = manifest
    manifest.image = ImageRecord(of: image)
    return GoldenFinding.Drawn(manifest: manifest, image: image)
  }

  /// Pictures of the cells that differ, and of the page.
  mutating func pictures(
    folder: String, _ drawn: GoldenFinding.Drawn
  ) throws(GoldenError) -> [ReportPicture] {
    guard let actual else { return [] }
    // An image that can't be read has no pictures; the report says why.
    if expected == nil, let image = stored?.image { expected = try? GoldenStore.decode(image, options.store.imagePath) }
    let maker = PictureMaker(
      folder: folder, tolerance: options.tolerance, expected: expected, actual: actual,
      expectedImage: expected == nil ? nil : stored?.image, actualImage: drawn.image)
    return try maker.pictures(of: verdict, limit: options.pictureLimit)
  }
}

extension GoldenFinding.Standing {
  /// What a verdict makes of a sheet.
  fileprivate init(_ conclusion: Verdict.Conclusion) {
    switch conclusion {
    case .same: self = .same
    case .different: self = .different
    case .missingOrStale: self = .missingOrStale
    }
  }
}
