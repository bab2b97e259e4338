/// Puts a manifest together from cells of several, with the shapes and fonts that they use, each once.
struct ManifestMerger {
  /// What was put together so far.
  private(set) var manifest: Manifest

  private var shapes: [ShapeRecord: Int] = [:]
  private var fonts: [FontRecord: Int] = [:]

  /// Begins with all of a manifest but its cells.
  init(_ manifest: Manifest) {
    self.manifest = manifest
    self.manifest.fonts = []
    self.manifest.shapes = []
    self.manifest.cells = []
  }

  /// Adds a cell of a manifest, and what it is made from as far as it isn't there yet.
  mutating func add(_ cell: CellRecord, from source: Manifest) {
    let resolved = ResolvedCell(cell, in: source)
    var cell = cell
    cell.shapes = zip(resolved.shapes, resolved.fonts).map { index(of: $0, $1) }
    manifest.cells.append(cell)
  }

  private mutating func index(of shape: ShapeRecord, _ font: FontRecord) -> Int {
    let fontIndex = fonts[font] ?? manifest.fonts.count
    if fontIndex == manifest.fonts.count {
      manifest.fonts.append(font)
      fonts[font] = fontIndex
    }
    var shape = shape
    shape.font = fontIndex
    let index = shapes[shape] ?? manifest.shapes.count
    if index == manifest.shapes.count {
      manifest.shapes.append(shape)
      shapes[shape] = index
    }
    return index
  }
}
