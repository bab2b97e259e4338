internal import CHarfBuzz
internal import Typeface

/// Chooses, for each grapheme cluster, the first font of a cascade that has all of its characters.
struct FontSelection {
  let library: FontLibrary

  /// The index of the first font that can draw the whole cluster, or nil where none can.
  func index(for cluster: Character, in cascade: [FontInstance]) -> Int? {
    cascade.firstIndex { covers(cluster, library[$0.face]) }
  }

  /// Whether a face has every visible character of a cluster, as it stands or in an equivalent form.
  ///
  /// HarfBuzz composes and decomposes canonically to fit the font, so what a font has in the other form counts.
  private func covers(_ cluster: Character, _ face: Face) -> Bool {
    var previous: Unicode.Scalar?
    for scalar in cluster.unicodeScalars where !scalar.isInvisible {
      if face.contains(scalar) || hasParts(of: scalar, face) {
        previous = scalar
      } else if let base = previous, let composed = Self.compose(base, scalar), face.contains(composed) {
        previous = composed
      } else {
        return false
      }
    }
    return true
  }

  private func hasParts(of scalar: Unicode.Scalar, _ face: Face) -> Bool {
    guard let (base, mark) = Self.decompose(scalar) else { return false }
    guard let mark else { return face.contains(base) || hasParts(of: base, face) }
    return face.contains(mark) && (face.contains(base) || hasParts(of: base, face))
  }

  private static func compose(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    guard hb_unicode_compose(hb_unicode_funcs_get_default(), base.value, mark.value, &composed) != 0 else { return nil }
    return Unicode.Scalar(composed)
  }

  private static func decompose(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    var base: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &base, &mark) != 0,
      let base = Unicode.Scalar(base)
    else { return nil }
    return (base, mark == 0 ? nil : Unicode.Scalar(mark))
  }
}
