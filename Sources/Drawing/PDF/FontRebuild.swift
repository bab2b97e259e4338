import CHarfBuzz
import Typeface

/// Makes a small, static, plainly named font out of an instance, safe for cairo to embed.
///
/// cairo 1.16 reads a font's tables with more trust than a stranger's file deserves, embeds a variable font's default
/// outlines, and calls what it can't name `CairoFont`. So no font reaches it as it came: HarfBuzz keeps the outlines
/// of the glyphs in use, with the axes pinned, subroutines unfolded and hinting gone, and everything but the outlines'
/// own tables is left behind. Glyph numbers stay.
///
/// One of these serves all instances of a face. It keeps its hold on the face's tables.
final class FontRebuild {
  /// What a rebuilt font may hold, besides its name.
  private static let tables: [Tag] = ["head", "hhea", "hmtx", "maxp", "glyf", "loca", "CFF "]
  /// What pinning the axes reads, and then drops itself.
  static let variationTables: [Tag] = ["fvar", "avar", "gvar", "HVAR", "MVAR"]
  private static let nameTag: Tag = "name"
  /// The face with its outlines' tables alone, so that HarfBuzz has no characters and no layout to go through.
  private let source: OpaquePointer?

  /// Prepares to rebuild instances of a face.
  init(_ face: Face) {
    // HarfBuzz 6 can't pin the axes of cubic variable outlines, and PDF has no place for their table.
    let isPossible = face.container.format != .openTypeCFF2
    source = isPossible ? HiddenOutlines(face)?.assemble() ?? Self.outlines(of: face) : nil
  }

  /// A face of nothing but another's outlines, to be destroyed; nil when there are none.
  static func outlines(of face: Face) -> OpaquePointer? {
    assemble(tables + ["CFF2"] + variationTables, from: face.harfBuzzFace)
  }

  deinit {
    hb_face_destroy(source)
  }

  /// The rebuilt font's bytes, to be destroyed with `hb_blob_destroy`; nil when HarfBuzz can't make it.
  func rebuild(at coordinates: [AxisCoordinate], glyphs: [UInt32], name: String) -> OpaquePointer? {
    guard let source, let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    // HarfBuzz keeps glyph 0 and its parts whether or not they are asked for.
    let pinning = Pinning(source, at: coordinates)
    for glyph in [0] + glyphs where !pinning.allows(glyph) { return nil }
    let flags = [
      HB_SUBSET_FLAGS_NO_HINTING, HB_SUBSET_FLAGS_RETAIN_GIDS, HB_SUBSET_FLAGS_DESUBROUTINIZE,
      HB_SUBSET_FLAGS_NOTDEF_OUTLINE,
    ]
    hb_subset_input_set_flags(input, flags.reduce(0) { $0 | $1.rawValue })
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(wanted, glyph) }
    for coordinate in coordinates {
      hb_subset_input_pin_axis_location(input, source, coordinate.tag.rawValue, Float(coordinate.value))
    }
    guard let subset = hb_subset_or_fail(source, input) else { return nil }
    defer { hb_face_destroy(subset) }
    guard let named = Self.assemble(Self.tables, from: subset, name: NameTable.bytes(postScriptName: name)) else {
      return nil
    }
    defer { hb_face_destroy(named) }
    return hb_face_reference_blob(named)
  }

  /// A face of some tables of another, and a name table if one is given; nil when there are no outlines.
  private static func assemble(_ tags: [Tag], from face: OpaquePointer, name: [UInt8]? = nil) -> OpaquePointer? {
    let builder = hb_face_builder_create()
    var hasOutlines = false
    for tag in tags {
      let blob = hb_face_reference_table(face, tag.rawValue)
      defer { hb_blob_destroy(blob) }
      guard hb_blob_get_length(blob) > 0 else { continue }
      hasOutlines = hasOutlines || tag == "glyf" || tag == "CFF " || tag == "CFF2"
      hb_face_builder_add_table(builder, tag.rawValue, blob)
    }
    if let name {
      let blob = name.withUnsafeBytes { bytes in
        hb_blob_create(
          bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
      hb_face_builder_add_table(builder, nameTag.rawValue, blob)
      hb_blob_destroy(blob)
    }
    guard hasOutlines else {
      hb_face_destroy(builder)
      return nil
    }
    return builder
  }
}

/// Tries on each glyph what pinning the axes will do to it.
///
/// HarfBuzz 6 frees memory that isn't its own when it can't unfold a glyph whose axes it pins, such as a composite of too
/// many parts: the process ends, or worse. It unfolds a glyph to measure it too, and then only says that it can't.
private struct Pinning: ~Copyable {
  /// The instance, or nil where no axis is pinned and outlines are copied as they are.
  private let font: OpaquePointer?

  init(_ source: OpaquePointer, at coordinates: [AxisCoordinate]) {
    font = coordinates.isEmpty ? nil : hb_font_create(source)
    let variations = coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
    if let font { hb_font_set_variations(font, variations, UInt32(variations.count)) }
  }

  deinit {
    if let font { hb_font_destroy(font) }
  }

  /// Whether a glyph can be unfolded.
  func allows(_ glyph: UInt32) -> Bool {
    guard let font else { return true }
    var extents = hb_glyph_extents_t()
    return hb_font_get_glyph_extents(font, glyph, &extents) != 0
  }
}
