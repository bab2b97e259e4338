internal import Typeface

/// A glyph's ink on its line: the edges in points from the line's origin, and what the glyph stands for.
struct PlacedInk {
  var cluster: Int
  var glyph: UInt32
  var run: Int
  var box: InkExtents
}

extension TextShaper {
  /// The ink of a line that this shaper set, or nil for a line that draws nothing.
  ///
  /// The glyphs' boxes are HarfBuzz's: of TrueType outlines those that the font declares, of others the true ones.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - withoutMissing: leaves the boxes of .notdef out, which stand for characters that no font has.
  public func ink(of line: TextLine, withoutMissing: Bool = false) -> InkExtents? {
    var ink: InkExtents?
    forEachInk(of: line, withoutMissing: withoutMissing) { placed in
      let box = placed.box
      ink = InkExtents(
        left: min(ink?.left ?? box.left, box.left), right: max(ink?.right ?? box.right, box.right),
        top: max(ink?.top ?? box.top, box.top), bottom: max(ink?.bottom ?? box.bottom, box.bottom))
    }
    return ink
  }

  /// The clusters of a line whose ink leaves a box, glyph by glyph, in the order of the text.
  ///
  /// The box reaches from `ascent` points above the baseline to `descent` points below it; ink that leaves it by no more
  /// than `tolerance` points counts as inside. A .notdef says nothing of the character that it stands for, and is left out.
  public func clusters(
    of line: TextLine, beyondAscent ascent: Double, descent: Double, tolerance: Double = 0
  ) -> [ClusterInk] {
    var found: [Int: ClusterInk] = [:]
    forEachInk(of: line, withoutMissing: true) { placed in
      let top = max(placed.box.top - ascent, 0)
      let bottom = max(placed.box.bottom - descent, 0)
      guard max(top, bottom) > tolerance else { return }
      guard var cluster = found[placed.cluster] else {
        found[placed.cluster] = ClusterInk(
          text: line.text(ofCluster: placed.cluster, inRun: placed.run), utf8Offset: placed.cluster,
          glyph: placed.glyph, top: top, bottom: bottom)
        return
      }
      if max(top, bottom) > cluster.excess { cluster.glyph = placed.glyph }
      cluster.top = max(cluster.top, top)
      cluster.bottom = max(cluster.bottom, bottom)
      found[placed.cluster] = cluster
    }
    return found.values.sorted { $0.utf8Offset < $1.utf8Offset }
  }

  private func forEachInk(of line: TextLine, withoutMissing: Bool, _ body: (PlacedInk) -> Void) {
    for (index, run) in line.runs.enumerated() where !withoutMissing || run.provenance != .missing {
      let inks = font(run.font).inks(of: run.glyphs)
      var pen = 0.0
      for (glyph, box) in zip(run.glyphs, inks) {
        defer { pen += glyph.advance }
        guard !withoutMissing || glyph.id != 0, let box else { continue }
        let placed = InkExtents(
          left: run.x + (pen + glyph.xOffset + box.left) * run.pointSize,
          right: run.x + (pen + glyph.xOffset + box.right) * run.pointSize,
          top: (glyph.yOffset + box.top) * run.pointSize, bottom: -(glyph.yOffset + box.bottom) * run.pointSize)
        body(PlacedInk(cluster: glyph.cluster, glyph: glyph.id, run: index, box: placed))
      }
    }
  }
}

extension TextLine {
  /// The characters of a cluster: from its first byte to the next cluster's, or to the end of its run.
  fileprivate func text(ofCluster cluster: Int, inRun index: Int) -> String {
    let run = runs[index]
    let end = run.glyphs.lazy.map(\.cluster).filter { $0 > cluster }.min() ?? run.utf8Range.upperBound
    let bytes = text.utf8.dropFirst(cluster).prefix(max(end - cluster, 0))
    return String(decoding: Array(bytes), as: UTF8.self)
  }
}
