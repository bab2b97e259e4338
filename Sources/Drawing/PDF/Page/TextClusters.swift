import TextLayout

/// Which glyphs of a run stand for which bytes of its text.
///
/// Clusters, and the glyphs in them, follow the text: a run written right to left is gone through from its right end. Text
/// and clusters always fit together, whatever the run holds.
struct TextClusters {
  /// Glyphs and the bytes that they stand for.
  struct Cluster {
    /// The cluster's part of the text.
    var text: Range<Int>
    /// The cluster's part of ``TextClusters/drawn``.
    var glyphs: Range<Int>
  }

  /// The run's text; empty when the glyphs are drawn without a text.
  let utf8: ArraySlice<UInt8>
  /// The indices of the glyphs that are drawn, in the order of the text.
  private(set) var drawn: [Int] = []
  /// The clusters in the order of the text; without a text, all glyphs are one.
  private(set) var clusters: [Cluster] = []

  /// Matches a run's glyphs to its part of the line's text; `isDrawn` says of each glyph whether it will be drawn.
  init(_ run: GlyphRun, lineText: [UInt8], isDrawn: (Int) -> Bool) {
    let lower = min(max(run.utf8Range.lowerBound, 0), lineText.count)
    let upper = min(max(run.utf8Range.upperBound, lower), lineText.count)
    let text = lineText[lower..<upper]
    let isText = !text.isEmpty && Self.isTaken(text)
    utf8 = isText ? text : []
    let (glyphs, isBackward) = (run.glyphs, run.direction == .rightToLeft)
    drawn.reserveCapacity(glyphs.count)
    if isText { clusters.reserveCapacity(glyphs.count) }
    var cluster = Cluster(text: utf8.startIndex..<utf8.endIndex, glyphs: 0..<0)
    for position in glyphs.indices {
      let index = isBackward ? glyphs.count - 1 - position : position
      let next = glyphs[index].cluster
      // A glyph that goes back, points into a character or past the text belongs to the cluster before it.
      if isText, position > 0, next > cluster.text.lowerBound, next < upper, text[next] & 0xC0 != 0x80 {
        cluster.text = cluster.text.lowerBound..<next
        clusters.append(cluster)
        cluster = Cluster(text: next..<upper, glyphs: drawn.count..<drawn.count)
      }
      guard isDrawn(index) else { continue }
      drawn.append(index)
      cluster.glyphs = cluster.glyphs.lowerBound..<drawn.count
    }
    clusters.append(cluster)
  }

  /// Whether bytes can be told as text: whole characters, and none of the code points that Unicode says are none.
  private static func isTaken(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return !text.unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint)
  }
}
