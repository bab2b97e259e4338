package import TextLayout
package import Typeface

/// The characters of a sample that its own face lacks, by their UTF-8 offsets, and the glyphs that are not drawn.
///
/// Most samples lack nothing, and cells are copied often: what was found stands apart, so that a copy of nothing costs nothing.
package struct LackedCharacters {
  private var found: Found?

  /// What another font of the cascade drew, by its face.
  package var borrowed: [FaceID: Set<Int>] { found?.borrowed ?? [:] }
  /// What shows a .notdef: no font has it, or its font failed to form it.
  package var missing: Set<Int> { found?.missing ?? [] }
  /// What the fonts have and can't be drawn, in visual order, the ellipsis of a cut line too.
  package var undrawn: [UndrawableGlyph] { found?.undrawn ?? [] }

  /// Whether the face has all characters, and draws them.
  var isEmpty: Bool { found == nil }

  init() {}

  /// Finds them in a line; the ellipsis of a cut line is the sheet's own, and isn't a character that a face lacks.
  init(_ line: TextLine, isCut: Bool, undrawn: [UndrawableGlyph]) {
    let end = isCut ? line.text.utf8.count - "…".utf8.count : line.text.utf8.count
    var missing: Set<Int> = []
    for run in line.runs {
      missing.formUnion(
        run.glyphs.lazy.filter { ($0.id == 0 || run.provenance == .missing) && $0.cluster < end }.map(\.cluster))
    }
    let borrowed = Self.borrowed(line, before: end, missing)
    if !borrowed.isEmpty || !missing.isEmpty || !undrawn.isEmpty {
      found = Found(borrowed: borrowed, missing: missing, undrawn: undrawn)
    }
  }

  private static func borrowed(_ line: TextLine, before end: Int, _ missing: Set<Int>) -> [FaceID: Set<Int>] {
    let fallbacks = line.runs.filter { if case .fallback = $0.provenance { true } else { false } }
    guard !fallbacks.isEmpty else { return [:] }
    var borrowed: [FaceID: Set<Int>] = [:]
    // Characters and not glyphs: a ligature is as many as it stands for.
    var offset = 0
    for character in line.text {
      defer { offset += character.utf8.count }
      guard offset < end, !missing.contains(offset),
        let run = fallbacks.first(where: { $0.utf8Range.contains(offset) })
      else { continue }
      borrowed[run.font.face, default: []].insert(offset)
    }
    return borrowed
  }

  /// What was found in a line that lacks something.
  private final class Found: Sendable {
    let borrowed: [FaceID: Set<Int>]
    let missing: Set<Int>
    let undrawn: [UndrawableGlyph]

    init(borrowed: [FaceID: Set<Int>], missing: Set<Int>, undrawn: [UndrawableGlyph]) {
      (self.borrowed, self.missing, self.undrawn) = (borrowed, missing, undrawn)
    }
  }
}
