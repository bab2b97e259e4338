import CCairo
import TextLayout

/// Which glyphs of a run stand for which bytes of its text, as cairo wants to be told.
///
/// Clusters follow the text. The glyphs stay in visual order; for a run written right to left cairo counts them from the
/// end. Text and clusters always fit together, whatever the run holds: cairo would refuse to draw anything otherwise.
struct TextClusters {
  /// The run's text.
  let utf8: [UInt8]
  /// For each cluster, its length in bytes and in glyphs.
  private(set) var clusters: [cairo_text_cluster_t] = []
  /// Whether clusters take glyphs from the end of the run.
  let isBackward: Bool

  /// Matches a run's glyphs to its part of the line's text; `isDrawn` says of each glyph whether it will be drawn.
  init(_ run: GlyphRun, lineText: [UInt8], isDrawn: [Bool]) {
    let lower = min(max(run.utf8Range.lowerBound, 0), lineText.count)
    let upper = min(max(run.utf8Range.upperBound, lower), lineText.count)
    utf8 = Array(lineText[lower..<upper])
    isBackward = run.direction == .rightToLeft
    let order = isBackward ? Array(run.glyphs.indices.reversed()) : Array(run.glyphs.indices)
    guard !utf8.isEmpty, Self.isTaken(utf8) else { return }
    var starts: [Int] = []
    var counts: [Int] = []
    for index in order {
      let start = starts.isEmpty ? 0 : run.glyphs[index].cluster - lower
      // A glyph that goes back, points into a character or past the text belongs to the cluster before it.
      let begins = starts.last.map { start > $0 && start < utf8.count && utf8[start] & 0xC0 != 0x80 } ?? true
      if begins {
        starts.append(start)
        counts.append(0)
      }
      counts[counts.count - 1] += isDrawn[index] ? 1 : 0
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : utf8.count
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: Int32(counts[index])))
    }
  }

  /// Whether cairo takes bytes as text: whole characters, and none of the code points that Unicode says are none.
  private static func isTaken(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return !text.unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint)
  }
}
