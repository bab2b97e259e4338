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
/// Those of a paragraph that is wrapped at one width after another don't pile up.
struct LineCache {
  /// The most bytes of a generation: the default sheet has 0.4 MB of lines, and each sheet like it adds 0.03 MB.
  ///
  /// Text alone was counted before, a tenth of what a line is: the memory of 200 sheets was 8 MiB more than that of 20.
  static let byteLimit = 768 << 10

  private var lines = GenerationCache<LineKey, EmLine>(limit: byteLimit)

  /// About how many bytes the lines take at most.
  var byteCount: Int { lines.cost }

  /// The line of a key, if it was shaped lately.
  mutating func line(for key: LineKey) -> EmLine? { lines.value(for: key) }

  mutating func insert(_ line: EmLine, for key: LineKey) {
    lines.insert(line, for: key, cost: Self.cost(of: line, for: key))
  }

  /// Bytes of a line with its key: its place in a dictionary that is half full, its text and its arrays.
  private static func cost(of line: EmLine, for key: LineKey) -> Int {
    // An array's or a string's own head and what the allocator adds.
    let head = 48
    let place = 2 * (MemoryLayout<LineKey>.stride + MemoryLayout<EmLine>.stride + MemoryLayout<Int>.stride)
    let features = key.features.isEmpty ? 0 : head + key.features.count * MemoryLayout<FontFeature>.stride
    return line.runs.reduce(place + head + key.text.utf8.count + features + head) { bytes, run in
      bytes + MemoryLayout<EmRun>.stride + head + run.glyphs.count * MemoryLayout<Glyph>.stride
    }
  }
}
