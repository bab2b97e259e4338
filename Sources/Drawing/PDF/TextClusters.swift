import TextLayout

/// Which glyphs of a run stand for which bytes of its text.
///
/// Clusters, and the glyphs in them, follow the text: a run written right to left is gone through from its right end. Text
/// and clusters always fit together, whatever the run holds: cairo would refuse to draw anything otherwise.
struct TextClusters {
  /// Glyphs and the bytes that they stand for.
  struct Cluster {
    /// The length of the cluster's text.
    var byteCount: Int
    /// The indices of the glyphs in their run, those alone that will be drawn.
    var glyphs: [Int]
  }

  /// The run's text; empty when the glyphs are drawn without a text.
  let utf8: [UInt8]
  /// The clusters in the order of the text; without a text, each glyph is one.
  private(set) var clusters: [Cluster] = []

  /// Matches a run's glyphs to its part of the line's text; `isDrawn` says of each glyph whether it will be drawn.
  init(_ run: GlyphRun, lineText: [UInt8], isDrawn: [Bool]) {
    let lower = min(max(run.utf8Range.lowerBound, 0), lineText.count)
    let upper = min(max(run.utf8Range.upperBound, lower), lineText.count)
    let text = Array(lineText[lower..<upper])
    let order = run.direction == .rightToLeft ? Array(run.glyphs.indices.reversed()) : Array(run.glyphs.indices)
    guard !text.isEmpty, Self.isTaken(text) else {
      utf8 = []
      clusters = order.filter { isDrawn[$0] }.map { Cluster(byteCount: 0, glyphs: [$0]) }
      return
    }
    utf8 = text
    var start = 0
    for index in order {
      let next = run.glyphs[index].cluster - lower
      // A glyph that goes back, points into a character or past the text belongs to the cluster before it.
      if clusters.isEmpty {
        clusters.append(Cluster(byteCount: text.count, glyphs: []))
      } else if next > start, next < text.count, text[next] & 0xC0 != 0x80 {
        clusters[clusters.count - 1].byteCount = next - start
        clusters.append(Cluster(byteCount: text.count - next, glyphs: []))
        start = next
      }
      if isDrawn[index] { clusters[clusters.count - 1].glyphs.append(index) }
    }
  }

  /// Whether cairo takes bytes as text: whole characters, and none of the code points that Unicode says are none.
  private static func isTaken(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return !text.unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint)
  }
}
