internal import Languages

/// A text by its grapheme clusters: how wide each is, and after which a line may end.
///
/// Clusters are named by their number; a boundary n stands before cluster n. The widths are those of each stretch between
/// line breaks shaped as a whole, so a line's own differ from them by what shaping does across the line's ends.
struct MeasuredText {
  /// The text.
  let utf8: [UInt8]
  /// The UTF-8 offset of each boundary, from 0 to the text's length.
  private(set) var offsets: [Int] = [0]
  /// Whether each cluster is white space that hangs at a line's end.
  private(set) var isSpace: [Bool] = []
  /// Whether a line may end at each boundary.
  private(set) var mayBreak: [Bool] = []
  /// Whether a line must end at each boundary; the text's end is one such.
  private(set) var mustBreak: [Bool] = []
  /// For each boundary, the last one before it, or itself, that no space precedes; and the first from it on that none follows.
  ///
  /// Kept, since a run of spaces may be as long as the text.
  private let visibleEnds, visibleStarts: [Int]
  /// For each boundary, the sum of the advances before it, in em.
  private var advances: [Double] = []

  /// Cuts a text into clusters; breaks within a cluster don't count.
  init(_ text: String, breaks: LineBreaks) {
    utf8 = Array(text.utf8)
    var allowed = [Bool](repeating: false, count: utf8.count + 1)
    for offset in breaks.offsets where allowed.indices.contains(offset) { allowed[offset] = true }
    offsets.reserveCapacity(utf8.count + 1)
    for cluster in text {
      offsets.append(offsets[offsets.count - 1] + cluster.utf8.count)
      isSpace.append(cluster.unicodeScalars.allSatisfy(\.hangsAtLineEnd))
    }
    (visibleEnds, visibleStarts) = Self.visibleBounds(isSpace)
    mayBreak = offsets.map { allowed[$0] }
    mustBreak = offsets.map { breaks.mandatory.contains($0) }
    mustBreak[0] = false
    mustBreak[count] = true
    advances = Array(repeating: 0, count: offsets.count)
  }

  private static func visibleBounds(_ isSpace: [Bool]) -> (ends: [Int], starts: [Int]) {
    var ends = Array(0...isSpace.count)
    var starts = ends
    for boundary in ends.dropFirst() where isSpace[boundary - 1] { ends[boundary] = ends[boundary - 1] }
    for boundary in isSpace.indices.reversed() where isSpace[boundary] { starts[boundary] = starts[boundary + 1] }
    return (ends, starts)
  }

  /// How many clusters there are.
  var count: Int { isSpace.count }

  /// The text of some clusters.
  func text(_ clusters: Range<Int>) -> String {
    String(decoding: utf8[offsets[clusters.lowerBound]..<offsets[clusters.upperBound]], as: UTF8.self)
  }

  /// Some clusters without the spaces at their end.
  func withoutSpaces(_ clusters: Range<Int>) -> Range<Int> {
    clusters.lowerBound..<max(clusters.lowerBound, visibleEnds[clusters.upperBound])
  }

  /// The first boundary from one on at which no space follows, before a limit.
  func afterSpaces(_ boundary: Int, before limit: Int) -> Int {
    min(max(boundary, visibleStarts[boundary]), limit)
  }

  /// The sum of the advances of some clusters, in em.
  func width(_ clusters: Range<Int>) -> Double { advances[clusters.upperBound] - advances[clusters.lowerBound] }

  /// The stretches between the breaks that must be, each with what ends it.
  func stretches() -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    for boundary in mustBreak.indices where mustBreak[boundary] && boundary > start {
      stretches.append(start..<boundary)
      start = boundary
    }
    return stretches
  }

  /// Takes the advances of each stretch from its shaped line; the stretches come in order.
  mutating func measure(_ stretches: [Range<Int>], spacing ems: Double, shape: (String) -> EmLine) {
    for stretch in stretches {
      let visible = withoutSpaces(stretch)
      add(shape(text(visible)), to: visible, spacing: ems)
      for cluster in visible.upperBound..<stretch.upperBound { advances[cluster + 1] = advances[cluster] }
    }
  }

  private mutating func add(_ line: EmLine, to clusters: Range<Int>, spacing ems: Double) {
    let base = offsets[clusters.lowerBound]
    var advance = [Double](repeating: 0, count: offsets[clusters.upperBound] - base + 1)
    var begins = [Bool](repeating: false, count: advance.count)
    for glyph in line.runs.lazy.flatMap(\.glyphs) where glyph.cluster < advance.count {
      advance[glyph.cluster] += glyph.advance
      begins[glyph.cluster] = true
    }
    var first = clusters.lowerBound
    while first < clusters.upperBound {
      // A ligature stands for several clusters, each of which gets an equal part.
      var end = first + 1
      while end < clusters.upperBound, !begins[offsets[end] - base] { end += 1 }
      var sum = 0.0
      for offset in offsets[first] - base..<offsets[end] - base where begins[offset] { sum += advance[offset] + ems }
      for cluster in first..<end { advances[cluster + 1] = advances[cluster] + sum / Double(end - first) }
      first = end
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space that takes no room at a line's end: all but the no-break spaces.
  fileprivate var hangsAtLineEnd: Bool {
    switch value {
    case 0x20: true
    case 0x21...0x7E: false
    case 0xA0, 0x2007, 0x202F: false
    default: properties.isWhitespace
    }
  }
}
