/// Two records of one cell, held against each other: what differs, in the order of telling.
struct CellComparison {
  /// The golden's record.
  let expected: ResolvedCell
  /// The record of the sheet as drawn.
  let actual: ResolvedCell
  /// From which difference on an advance or an offset is another one, in 1/1000 em; 0 for any difference.
  let slack: Double

  /// What differs beside the pixels.
  var changes: [CellChange] {
    var changes: [CellChange] = []
    let (old, new) = (expected.record, actual.record)
    if old.pointSize != new.pointSize { changes.append(.size(old: old.pointSize, new: new.pointSize)) }
    let isOtherFace = expected.faces != actual.faces
    let isOtherText = expected.text != actual.text
    if isOtherFace { changes.append(.face(old: expected.faces, new: actual.faces)) }
    if isOtherText { changes.append(.text(old: expected.text, new: actual.text)) }
    let otherGlyphs = isOtherFace || isOtherText ? nil : differingGlyphs
    if let otherGlyphs { changes.append(.glyphs(differing: otherGlyphs.differing, of: otherGlyphs.count)) }
    if let advance { changes.append(advance) }
    guard !isOtherFace, !isOtherText, otherGlyphs == nil else { return changes }
    if advance == nil, positionsDiffer { changes.append(.positions) }
    if expected.shapes.map(\.outlines) != actual.shapes.map(\.outlines) { changes.append(.outlines) }
    return changes
  }

  /// How many glyphs differ between what both lines begin and end with, and how many the longer line has.
  private var differingGlyphs: (differing: Int, count: Int)? {
    var old = expected.glyphs.map(\.id)[...]
    var new = actual.glyphs.map(\.id)[...]
    let count = max(old.count, new.count)
    guard old != new else { return nil }
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    guard old.count == new.count else { return (max(old.count, new.count), count) }
    return (zip(old, new).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }, count)
  }

  /// The change of the width, where the lines' sums of advances differ; at a new size the same sum is no such change.
  ///
  /// Where the glyphs are the same, each advance is held against its own, so that a long line's slack doesn't add up.
  private var advance: CellChange? {
    guard (expected.advance - actual.advance).magnitude >= 0.0005 else { return nil }
    let isSameLine = expected.faces == actual.faces && expected.glyphs.map(\.id) == actual.glyphs.map(\.id)
    guard !isSameLine || positionsDiffer, let old = expected.width, let new = actual.width else { return nil }
    return .advance(old: old, new: new)
  }

  /// Whether the same glyphs stand elsewhere, or move the pen otherwise.
  private var positionsDiffer: Bool {
    zip(expected.glyphs, actual.glyphs).contains { old, new in
      [(old.advance, new.advance), (old.xOffset, new.xOffset), (old.yOffset, new.yOffset)].contains {
        slack == 0 ? $0 != $1 : ($0 - $1).magnitude >= slack
      }
    }
  }
}
