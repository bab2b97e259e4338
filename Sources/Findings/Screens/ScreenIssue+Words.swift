internal import DynamicType
internal import Sheet
internal import TypeSystem

extension ScreenIssue {
  /// What was measured, what it is held against, and their unit.
  var measure: (value: Double, limit: Double?, unit: Finding.Unit) {
    switch fact {
    case .tallInBar(_, let room, let excess), .taller(let room, let excess), .wider(let room, let excess):
      (room + excess, room, .points)
    case .cut(_, _, let words, let characters): (Double(words > 0 ? words : characters), 0, .count)
    case .stale(let size, let new): (size, new, .points)
    }
  }

  /// What was found, in one line.
  func message(_ policy: UpdatePolicy) -> String {
    let place = width.map { "at \(Words.points($0)) wide and \(category.name)" } ?? "at \(category.name)"
    switch fact {
    case .tallInBar(let kind, let room, let excess):
      return "\(place) a line is \(Words.points(room + excess, unlike: room)) high: "
        + "\(Words.points(excess, unlike: 0)) more than a \(Self.noun(kind)) of \(Words.points(room))"
    case .taller(let room, let excess):
      return "\(place) it needs \(Words.points(room + excess, unlike: room)) of height: "
        + "\(Words.points(excess, unlike: 0)) more than its \(Words.points(room))"
    case .wider(let room, let excess):
      return "\(place) it needs \(Words.points(room + excess, unlike: room)) of width: "
        + "\(Words.points(excess, unlike: 0)) more than its \(Words.points(room))"
    case .cut(let needed, let shown, let words, let characters):
      let lost = [(words, "word", "words"), (characters, "character", "characters")].filter { $0.0 > 0 }
        .map { Words.counted($0, $1, $2) }.joined(separator: " and ")
      return "\(place) it needs \(Words.counted(needed, "line", "lines")) and has \(shown)"
        + (lost.isEmpty ? "" : ": \(lost) are lost")
    case .stale(let size, let new):
      let sizes =
        size == new
        ? "its text is in another face than a new screen's"
        : "its text has \(Words.points(size, unlike: new)), and a new screen's \(Words.points(new, unlike: size))"
      return "\(place) \(sizes): '\(policy.rawValue)' doesn't reach it"
    }
  }

  /// What to do about it.
  var hint: String {
    switch fact {
    case .tallInBar(_, let room, let excess):
      "fix the size, or give it a 'max' that leaves a line of \(Words.points(room)), \(Words.points(excess)) less"
    case .taller: "leave 'height' out, so that it grows with its text"
    case .wider: "choose a shorter word, give the size a 'max', or let the row stack at accessibility sizes"
    case .cut: "let it have more lines, 'lines: 0' for all of them, or shorten the text"
    case .stale: "set its font again when the text size changes, or let the font adjust by itself"
    }
  }

  private static func noun(_ kind: ScreenNode.Kind) -> String {
    switch kind {
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    default: "navigation bar"
    }
  }
}
