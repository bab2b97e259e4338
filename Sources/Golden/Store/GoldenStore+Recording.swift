internal import Drawing
package import Files
package import Snapshot

extension GoldenStore {
  /// Records a drawing whole, in the place of whatever is there; answers whether anything had to be written.
  ///
  /// Without a kind, what lies there stays of its kind, and a first recording is of both.
  ///
  /// - Throws: ``GoldenError`` when the sheet can't be drawn or a file not be written.
  @discardableResult
  package func record(
    _ drawing: GoldenDrawing, as kind: GoldenKind? = nil, with files: FileWriter = .direct
  ) throws(GoldenError) -> Bool {
    let kind = kind ?? self.kind ?? .both
    let manifest = kind.hasManifest ? try drawing.manifest() : nil
    if kind == .both, let manifest, isRecording(of: manifest) { return false }
    let image = kind.hasImage ? try drawing.image(of: drawing.bitmap()) : nil
    return try write(image: image, manifest: manifest, with: files)
  }

  /// Whether image and manifest are those of a drawing, which its manifest alone tells: encoding an image takes long.
  private func isRecording(of manifest: Manifest) -> Bool {
    guard let stored = try? read(), stored.condition == .whole, !stored.wasBrokenOff else { return false }
    var manifest = manifest
    manifest.image = stored.manifest?.image
    return stored.manifest == manifest && manifest.image != nil
  }

  /// Records the cells of a drawing that a filter is about, and leaves the others as they are.
  ///
  /// - Throws: ``GoldenError`` when there is no manifest, or the cells can't be taken over one by one.
  @discardableResult
  package func record(
    _ filter: CellFilter, of drawing: GoldenDrawing, with files: FileWriter = .direct
  ) throws(GoldenError) -> Bool {
    try takeOver(filter, from: drawing.manifest(), files) { () throws(GoldenError) in try drawing.bitmap() }
  }

  /// Takes over what a run left of a sheet, whole or the cells that a filter is about; nothing is drawn.
  ///
  /// - Throws: ``GoldenError`` when the run left nothing, or the cells can't be taken over one by one.
  @discardableResult
  package func approve(
    _ filter: CellFilter?, from run: GoldenStore, with files: FileWriter = .direct
  ) throws(GoldenError) -> Bool {
    let drawn = try run.read()
    guard let manifest = drawn.manifest else { throw .noManifest(path: run.manifestPath) }
    guard drawn.condition == .whole, let image = drawn.image else { throw .imageOfAnother(path: run.imagePath) }
    if let filter {
      return try takeOver(filter, from: manifest, files) { () throws(GoldenError) in
        try Self.decode(image, run.imagePath)
      }
    }
    let kind = self.kind ?? .both
    // A run encodes fast; what is kept comes from the one encoder, as if it had been recorded.
    let kept = kind.hasImage ? try Self.encode(Self.decode(image, run.imagePath), manifest) : nil
    return try write(image: kept, manifest: kind.hasManifest ? manifest : nil, with: files)
  }

  /// Puts the cells that a filter is about in the place of the golden's own.
  private func takeOver(
    _ filter: CellFilter, from drawn: Manifest, _ files: FileWriter, pixels: () throws(GoldenError) -> Bitmap
  ) throws(GoldenError) -> Bool {
    let stored = try read()
    guard let golden = stored.manifest else { throw .noManifest(path: manifestPath) }
    guard stored.condition == .whole else { throw .imageOfAnother(path: imagePath) }
    var drawn = drawn
    drawn.image = golden.image
    let result: Manifest
    do throws(ApprovalError) { result = try golden.approving(filter, from: drawn) } catch {
      throw .notApproved(error)
    }
    guard result != golden else { return try write(image: stored.image, manifest: golden, with: files) }
    guard let image = stored.image else { return try write(image: nil, manifest: result, with: files) }
    let pixels = try pixels()
    if result.cells == drawn.cells, result.page == drawn.page {
      return try write(image: Self.encode(pixels, drawn), manifest: result, with: files)
    }
    let regions = CellRegions(filter, golden: golden, drawn: drawn)
    guard let taken = regions.taken else { throw .cellsMoved(path: imagePath) }
    var merged = try Self.decode(image, imagePath)
    for region in taken { merged.paste(pixels.cut(region, fill: 0), at: PixelPoint(x: region.x, y: region.y)) }
    return try write(image: Self.encode(merged, golden), manifest: result, with: files)
  }

  private static func encode(_ pixels: Bitmap, _ manifest: Manifest) throws(GoldenError) -> [UInt8] {
    try GoldenDrawing.encode(pixels, scale: manifest.scale)
  }

  /// Decodes an image; `path` is what an error names.
  static func decode(_ image: [UInt8], _ path: String) throws(GoldenError) -> Bitmap {
    do throws(PNGReadingError) { return try PNGReading.read(image) } catch { throw .image(path: path, error) }
  }
}
