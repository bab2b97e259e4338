import CHarfBuzz
import Typeface

/// Makes a small, static, plainly named font out of an instance, safe for cairo to embed.
///
/// cairo 1.16 reads a font's tables with more trust than a stranger's file deserves, embeds a variable font's default
/// outlines, and calls what it can't name `CairoFont`. So no font reaches it as it came: HarfBuzz keeps the outlines
/// of the glyphs in use, with the axes pinned, subroutines unfolded and hinting gone, and everything but the outlines'
/// own tables is left behind. Glyph numbers stay.
enum FontRebuild {
  /// What a rebuilt font may hold, besides its name.
  private static let tables: [Tag] = ["head", "hhea", "hmtx", "maxp", "glyf", "loca", "CFF "]
  private static let nameTag: Tag = "name"
  /// What pinning the axes reads, and then drops itself.
  private static let variationTables: Set<Tag> = ["fvar", "avar", "gvar", "cvar", "HVAR", "MVAR", "VVAR", "STAT"]

  /// The rebuilt font's bytes, to be destroyed with `hb_blob_destroy`; nil when HarfBuzz can't make it.
  static func rebuild(
    _ face: FontFace, at coordinates: [AxisCoordinate], glyphs: [UInt32], name: String
  ) -> OpaquePointer? {
    // HarfBuzz 6 can't pin the axes of cubic variable outlines, and PDF has no place for their table.
    guard face.container.format != .openTypeCFF2, let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let flags = [
      HB_SUBSET_FLAGS_NO_HINTING, HB_SUBSET_FLAGS_RETAIN_GIDS, HB_SUBSET_FLAGS_DESUBROUTINIZE,
      HB_SUBSET_FLAGS_NOTDEF_OUTLINE,
    ]
    hb_subset_input_set_flags(input, flags.reduce(0) { $0 | $1.rawValue })
    let wanted = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(wanted, glyph) }
    dropTables(of: face.harfBuzzFace, input)
    for coordinate in coordinates {
      hb_subset_input_pin_axis_location(input, face.harfBuzzFace, coordinate.tag.rawValue, Float(coordinate.value))
    }
    guard let subset = hb_subset_or_fail(face.harfBuzzFace, input) else { return nil }
    defer { hb_face_destroy(subset) }
    return assemble(subset, name: name)
  }

  private static func dropTables(of face: OpaquePointer, _ input: OpaquePointer) {
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    var tags = [UInt32](repeating: 0, count: 128)
    var count = UInt32(tags.count)
    hb_face_get_table_tags(face, 0, &count, &tags)
    for tag in tags.prefix(Int(count)).map(Tag.init(rawValue:))
    where !tables.contains(tag) && !variationTables.contains(tag) {
      hb_set_add(dropped, tag.rawValue)
    }
  }

  /// Puts the outline tables of a subset and a name table of our own into one font.
  private static func assemble(_ subset: OpaquePointer, name: String) -> OpaquePointer? {
    let builder = hb_face_builder_create()
    defer { hb_face_destroy(builder) }
    var hasOutlines = false
    for tag in tables {
      let blob = hb_face_reference_table(subset, tag.rawValue)
      defer { hb_blob_destroy(blob) }
      guard hb_blob_get_length(blob) > 0 else { continue }
      hasOutlines = hasOutlines || tag == "glyf" || tag == "CFF "
      guard hb_face_builder_add_table(builder, tag.rawValue, blob) != 0 else { return nil }
    }
    guard hasOutlines else { return nil }
    let names = NameTable.bytes(postScriptName: name)
    let blob = names.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard hb_face_builder_add_table(builder, nameTag.rawValue, blob) != 0 else { return nil }
    return hb_face_reference_blob(builder)
  }
}
