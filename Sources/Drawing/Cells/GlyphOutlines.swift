import CFreeType
public import Snapshot
public import Typeface

/// Fingerprints of glyphs as their fonts have them: outlines in font units, colour layers, pictures by their bytes.
///
/// They don't depend on a size, nor on where a glyph stands. Each glyph of an instance is looked at once.
public final class GlyphOutlines {
  private let faces: OpenFaces
  private var known: [FontInstance: [UInt32: Fingerprint]] = [:]

  init(_ faces: OpenFaces) { self.faces = faces }

  /// Prepares to look at a library's fonts.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when there is no memory for FreeType.
  public convenience init(fonts: FontLibrary) throws(DrawingError) { self.init(try OpenFaces(fonts)) }

  /// The fingerprint of glyphs in a row.
  public func fingerprint(of glyphs: [UInt32], in instance: FontInstance) -> Fingerprint {
    var table = known.removeValue(forKey: instance) ?? [:]
    defer { known[instance] = table }
    let face = faces[instance]
    var stream = FingerprintStream()
    for glyph in glyphs {
      let fingerprint = table[glyph] ?? face.map { Self.fingerprint(of: glyph, in: $0) } ?? Fingerprint(0)
      table[glyph] = fingerprint
      stream.add(Int(truncatingIfNeeded: fingerprint.bits))
    }
    return stream.finish()
  }

  private static func fingerprint(of glyph: UInt32, in face: FreeTypeFace) -> Fingerprint {
    var stream = FingerprintStream()
    if let bytes = face.pictures?.bytes(of: glyph) {
      stream.add("picture")
      stream.add(bytes)
    } else if case .layers(let layers)? = face.pictures?.picture(of: glyph, pixelsPerEm: 0) {
      stream.add("layers")
      for layer in layers {
        let color = layer.color.map { Int($0.pixel) } ?? -1
        for number in [color, Int(layer.alpha)] { stream.add(number) }
        add(layer.glyph, of: face, to: &stream)
      }
    } else {
      add(glyph, of: face, to: &stream)
    }
    return stream.finish()
  }

  /// Adds an outline: where its points are, of which kind they are, and where contours end.
  private static func add(_ glyph: UInt32, of face: FreeTypeFace, to stream: inout FingerprintStream) {
    guard let outline = face.loadUnscaled(glyph) else { return stream.add("blank") }
    let (points, tags, ends) = (outline.points, outline.tags, outline.contours)
    guard let points, let tags, let ends else { return stream.add("blank") }
    var numbers: [Int32] = [Int32(outline.n_points), Int32(outline.n_contours)]
    for index in 0..<Int(outline.n_points) {
      // The higher bits of a tag are about hinting.
      let kind = Int32(tags[index]) & 3
      numbers += [Int32(truncatingIfNeeded: points[index].x), Int32(truncatingIfNeeded: points[index].y), kind]
    }
    for index in 0..<Int(outline.n_contours) { numbers.append(Int32(ends[index])) }
    numbers.withUnsafeBytes { stream.add($0) }
  }
}
