internal import CFriBidi

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9), one a scalar.
struct BidiLevels {
  /// A level a scalar in logical order; an odd one runs right to left.
  let levels: [Int8]
  /// The paragraph's direction: the one asked for, else that of its first strong character.
  let direction: TextDirection

  /// Resolves the levels in a paragraph of a direction; without one it is that of the first strong character.
  init(_ scalars: [Unicode.Scalar], direction asked: TextDirection? = nil) {
    // Below Hebrew no character has a right-to-left class, and explicit controls stand at U+2000: level 0 throughout.
    guard asked == .rightToLeft || scalars.contains(where: { $0.value >= 0x590 }) else {
      levels = Array(repeating: 0, count: scalars.count)
      direction = .leftToRight
      return
    }
    var text = scalars.map(\.value)
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var resolved = [FriBidiLevel](repeating: 0, count: text.count)
    var paragraph =
      switch asked {
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      case .topToBottom, .bottomToTop, nil: FRIBIDI_PAR_ON
      }
    if let controls = ExplicitControls(text, direction: asked) {
      text = controls.text
      paragraph = controls.isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    }
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, &resolved)
    // 0 says that fribidi had no memory; left to right is then the best that can be drawn.
    levels = highest == 0 ? Array(repeating: 0, count: text.count) : resolved.map { max($0, 0) }
    direction = highest != 0 && paragraph == FRIBIDI_PAR_RTL ? .rightToLeft : .leftToRight
  }

  /// The order in which items stand from left to right, given their levels in logical order (UAX #9, rule L2).
  static func visualOrder(_ levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
