internal import Typeface

/// What a shaped line depends on.
struct LineKey {
  var text: String
  /// The number of the cascade's first font among the shaper's.
  var font: Int
  /// The fonts that step in for the first; nil where that has the whole text, so that no other counts.
  var others: [FontInstance]?
  var features: [FontFeature]
  var language: String?
  var direction: TextDirection?
}

extension LineKey: Hashable {
  /// Compares the texts by their bytes: strings are equal when one is the other composed, and their offsets differ.
  static func == (one: LineKey, other: LineKey) -> Bool {
    one.font == other.font && one.text.hasBytes(of: other.text) && one.features == other.features
      && one.others == other.others && one.language == other.language && one.direction == other.direction
  }

  /// Text and font tell nearly all lines apart; the rest is compared, and costs nothing here.
  func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
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
    let cost = key.text.utf8.count + Self.bytesPerLine
    if byteCount + cost > Self.byteLimit {
      lines.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    lines[key] = line
    byteCount += cost
  }
}
