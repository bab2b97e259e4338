internal import CHarfBuzz
internal import Typeface

extension TextShaper {
  private static let fractionTags: [Tag] = ["frac", "numr", "dnom"]
  private static let fractionsOff = fractionTags.map { FontFeature(tag: $0, value: 0) }

  /// The features for a text of ASCII: those asked for, and those of fractions switched off.
  ///
  /// HarfBuzz turns these three on by itself around a fraction slash, U+2044, and goes through the text with all of their
  /// lookups even where there is none, and nothing can come of it. Those that are asked for stay, and a font that
  /// has rules of Apple's kind, in which a feature may be on from the start, gets what was asked.
  /// Saves 4 M of 351 M instructions of the default sheet as SVG: Inter has 15 such lookups.
  static func withoutFractions(_ features: [FontFeature], _ font: ShapingFont) -> [FontFeature] {
    guard font.isOpenTypeAlone, !features.contains(where: { fractionTags.contains($0.tag) }) else { return features }
    return features + fractionsOff
  }
}

extension ShapingFont {
  /// Whether the font has none of the tables that HarfBuzz prefers to OpenType's substitutions.
  static func isOpenTypeAlone(_ face: Face) -> Bool {
    let others: [Tag] = ["morx", "mort"]
    return others.allSatisfy { tag in
      let blob = hb_face_reference_table(face.harfBuzzFace, tag.rawValue)
      defer { hb_blob_destroy(blob) }
      return hb_blob_get_length(blob) == 0
    }
  }
}
