internal import CHarfBuzz
internal import Typeface

/// A stretch of a line that is shaped in one go: one font, one script, one direction.
struct TextItem: Equatable {
  /// Where the stretch stands in the line's UTF-8.
  var utf8Range: Range<Int>
  /// The bidi level; an odd one runs right to left.
  var level: Int8
  /// The script, or nil where the line has only characters common to all scripts.
  var script: UInt32?
  /// The font's place in the cascade.
  var fontIndex: Int
  /// No font of the cascade has these characters; the first one draws its .notdef.
  var isMissing: Bool

  /// The same over another stretch.
  func with(_ utf8Range: Range<Int>) -> TextItem {
    var item = self
    item.utf8Range = utf8Range
    return item
  }
}

/// Cuts a line into items.
struct Itemizer {
  let selection: FontSelection
  /// The most bytes of an item: as many as a line's characters may have.
  private static let byteLimit = 4 * TextShaper.pieceLength
  /// The most scalars in a row that are marks or draw nothing: HarfBuzz's time grows with the square of such a run.
  ///
  /// It holds for a text that is longer than a line may be, so that a line's marks all find their letter.
  private static let attachedLimit = 512

  /// The items of a line in logical order, and the direction of the whole, which may be given.
  func items(
    of text: String, cascade: [FontInstance], direction: TextDirection?
  ) -> (items: [TextItem], direction: TextDirection) {
    let scalars = Array(text.unicodeScalars)
    let bidi = BidiLevels(scalars, direction: direction)
    let levels = bidi.levels
    let scripts = Self.scripts(of: scalars)
    var items: [TextItem] = []
    var offset = 0
    var index = 0
    let limit = scalars.count > TextShaper.pieceLength ? Self.attachedLimit : Int.max
    // How many marks and characters that draw nothing stand in a row at the last item's end.
    var attached = 0
    for cluster in text {
      let font = selection.index(for: cluster, in: cascade)
      // A cluster isn't split: its first scalar's level and script hold for the whole of it.
      let length = cluster.utf8.count
      let item = TextItem(
        utf8Range: offset..<offset + length, level: levels[index], script: scripts[index], fontIndex: font ?? 0,
        isMissing: font == nil)
      let count = length == 1 ? 1 : cluster.unicodeScalars.count
      attached = scalars[index].isAttached ? attached + count : count - 1
      if count > limit {
        items += Self.pieces(of: item, cluster)
        attached = limit
      } else if attached > limit {
        items.append(item)
        attached = count
      } else {
        Self.append(item, to: &items)
      }
      offset += length
      index += count
    }
    return (items, bidi.direction)
  }

  private static func append(_ item: TextItem, to items: inout [TextItem]) {
    if let last = items.last, last.level == item.level, last.script == item.script, last.fontIndex == item.fontIndex,
      last.isMissing == item.isMissing, item.utf8Range.upperBound - last.utf8Range.lowerBound <= byteLimit
    {
      items[items.count - 1].utf8Range = last.utf8Range.lowerBound..<item.utf8Range.upperBound
    } else {
      items.append(item)
    }
  }

  /// The item of a cluster that is too long, in pieces that are clusters of their own.
  private static func pieces(of item: TextItem, _ cluster: Character) -> [TextItem] {
    var pieces: [TextItem] = []
    var start = item.utf8Range.lowerBound
    var end = start
    for (index, scalar) in cluster.unicodeScalars.enumerated() {
      if index > 0, index % attachedLimit == 0 {
        pieces.append(item.with(start..<end))
        start = end
      }
      end += UTF8.width(scalar)
    }
    return pieces + [item.with(start..<end)]
  }

  /// A script for each scalar; what is common to all scripts takes that of the text before it, else after it.
  private static func scripts(of scalars: [Unicode.Scalar]) -> [UInt32?] {
    let functions = hb_unicode_funcs_get_default()
    let neutral = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
    var scripts = scalars.map { scalar -> UInt32? in
      let script = hb_unicode_script(functions, scalar.value).rawValue
      return neutral.contains(script) ? nil : script
    }
    var current = scripts.first { $0 != nil } ?? nil
    for index in scripts.indices {
      if let script = scripts[index] { current = script } else { scripts[index] = current }
    }
    return scripts
  }
}

extension Unicode.Scalar {
  /// Whether the character stands on the one before it or draws nothing: HarfBuzz looks back, or on, past all of those.
  var isAttached: Bool {
    guard value >= 0x300 || value == 0xAD else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return isInvisible
    }
  }
}
