/// A cell's record with what its indices stand for, so that cells of two manifests can be held against each other.
struct ResolvedCell {
  /// The record.
  let record: CellRecord
  /// The lines of glyphs, from left to right.
  let shapes: [ShapeRecord]
  /// The fonts of ``shapes``, one for each.
  let fonts: [FontRecord]

  /// Looks a record's shapes and fonts up; an index that its manifest hasn't got is left out.
  init(_ record: CellRecord, in manifest: Manifest) {
    self.record = record
    let known = record.shapes.filter {
      manifest.shapes.indices.contains($0) && manifest.fonts.indices.contains(manifest.shapes[$0].font)
    }
    shapes = known.map { manifest.shapes[$0] }
    fonts = shapes.map { manifest.fonts[$0.font] }
  }

  /// The characters of all lines.
  var text: String { shapes.map(\.text).joined() }

  /// The faces in the order of their first use, each with its instance.
  var faces: String {
    var faces: [String] = []
    for (shape, font) in zip(shapes, fonts) {
      let face = shape.instance.isEmpty ? font.name : "\(font.name) \(shape.instance)"
      if !faces.contains(face) { faces.append(face) }
    }
    return faces.joined(separator: " + ")
  }

  /// The glyphs of all lines.
  var glyphs: [ShapeRecord.Glyph] { shapes.flatMap(\.glyphs) }

  /// The sum of the advances in 1/1000 em.
  var advance: Double { shapes.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } } }

  /// The width in points; nil where the size is unknown.
  var width: Double? { record.pointSize.map { $0 * advance / 1000 } }

  /// Whether the record and all that it is made from are the same as another's.
  func isEqual(to other: ResolvedCell) -> Bool {
    record.name == other.record.name && record.pointSize == other.record.pointSize
      && record.place == other.record.place && record.pixels == other.record.pixels && hasSameContents(as: other)
  }

  /// Whether the lines of glyphs and the fonts are the same as another's.
  func hasSameContents(as other: ResolvedCell) -> Bool {
    fonts == other.fonts && shapes.count == other.shapes.count
      && zip(shapes, other.shapes).allSatisfy { first, second in
        first.instance == second.instance && first.text == second.text && first.glyphs == second.glyphs
          && first.outlines == second.outlines
      }
  }
}
