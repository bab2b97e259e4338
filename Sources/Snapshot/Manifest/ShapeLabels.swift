internal import Spelling

/// Short names of a manifest's shapes, made from what they are and not from where they stand.
///
/// So a line that names a shape stays as it is when other shapes come or go.
struct ShapeLabels {
  /// One label for each shape, all different.
  private(set) var labels: [String] = []

  /// Labels the shapes of a manifest.
  init(_ manifest: Manifest) {
    var counts: [String: Int] = [:]
    labels.reserveCapacity(manifest.shapes.count)
    for shape in manifest.shapes {
      let label = Self.label(
        shape, font: manifest.fonts.indices.contains(shape.font) ? manifest.fonts[shape.font].name : "")
      let count = counts[label, default: 0] + 1
      counts[label] = count
      labels.append(count == 1 ? label : "\(label).\(count)")
    }
  }

  /// Six hexadecimal digits; the font's digest has no part in them, so a font that changed and draws alike keeps them.
  private static func label(_ shape: ShapeRecord, font: String) -> String {
    var checksum = FNV1a()
    for part in [font, shape.instance, shape.text, shape.outlines.description] {
      checksum.add(part.utf8)
      checksum.add(CollectionOfOne(0))
    }
    for glyph in shape.glyphs { checksum.add(GlyphText.written(glyph).utf8) }
    let bits = checksum.bits
    let digits = String((bits ^ bits >> 24 ^ bits >> 48) & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
