import CHarfBuzz

extension Face {
  /// Whether the face's character map has a glyph for a scalar; `.notdef` is none.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(harfBuzzFont, scalar.value, &glyph) != 0 && glyph != 0
  }

  /// Reads the feature tags of both layout tables.
  func readFeatures() -> [Tag] {
    let tables: [Tag] = ["GSUB", "GPOS"]
    return Set(tables.flatMap(readFeatures(in:))).sorted()
  }

  private func readFeatures(in table: Tag) -> [Tag] {
    var tags: [Tag] = []
    let total = hb_ot_layout_table_get_feature_tags(harfBuzzFace, table.rawValue, 0, nil, nil)
    var page = [hb_tag_t](repeating: 0, count: 64)
    while tags.count < Int(total) {
      var count = UInt32(page.count)
      hb_ot_layout_table_get_feature_tags(harfBuzzFace, table.rawValue, UInt32(tags.count), &count, &page)
      guard count > 0 else { break }
      tags += page.prefix(Int(count)).map { Tag(rawValue: $0) }
    }
    return tags
  }

  /// Reads the version from name 5, else from `head`'s 16.16 revision, with three decimals.
  func readVersion() -> String {
    if let version = NameText.version(nameTable.cleaned(5)) { return version }
    let thousandths = (Int(tables.headRevision) * 1000 + 0x8000) >> 16
    let decimals = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}

extension Face {
  /// What is odd about the face, one line each, for the report of its file.
  var notes: [String] {
    var notes = nameProblem.map { [$0] } ?? []
    if let head = tables.headUnitsPerEm, Int32(head) != unitsPerEm {
      notes.append("\(head) units in an em are out of range: \(unitsPerEm) are taken")
    }
    if !isScalable { notes.append("the face has bitmaps of certain sizes, and no outlines") }
    return notes + LineMetrics.choose(tables, unitsPerEm: unitsPerEm).notes
  }
}
