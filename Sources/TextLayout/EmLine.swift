internal import Typeface

/// A line shaped at no size: what all sizes have in common.
struct EmLine {
  /// The runs in visual order.
  var runs: [EmRun]
  /// The direction of the whole.
  var direction: TextDirection
}

/// A run of a line in fractions of an em.
struct EmRun {
  var item: TextItem
  var glyphs: [Glyph]
  /// The sum of the advances in em, added up in whole steps: fifty times 0.6 is exactly 30.
  var width: Double
}

/// What a shaped line depends on.
struct LineKey: Hashable {
  /// The bytes and not a string: strings are equal when one is the other composed, and their offsets differ.
  var utf8: [UInt8]
  var cascade: [FontInstance]
  var features: [FontFeature]
  var language: String?
  var direction: TextDirection?
}

/// The lines that were shaped lately.
///
/// It begins anew when it has grown to a megabyte of text: a sheet's texts stay, and those of a paragraph that is wrapped at
/// one width after another don't pile up.
struct LineCache {
  /// The most bytes of text, with what each line costs beside its text.
  static let byteLimit = 1 << 20
  private static let bytesPerLine = 64

  private var lines: [LineKey: EmLine] = [:]
  private var byteCount = 0

  subscript(key: LineKey) -> EmLine? { lines[key] }

  mutating func insert(_ line: EmLine, for key: LineKey) {
    let cost = key.utf8.count + Self.bytesPerLine
    if byteCount + cost > Self.byteLimit {
      lines.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    lines[key] = line
    byteCount += cost
  }
}
