/// Finds the words that someone most likely meant when they wrote another, and lists words.
public enum Spelling {
  /// Joins words as a sentence does: "a", "a and b", "a, b and c"; nothing for none.
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Joins at most `limit` words as a sentence does, and counts the others: "a, b and 2 more".
  package static func list(_ words: [String], _ conjunction: String = "and", limit: Int) -> String {
    guard words.count > limit else { return list(words, conjunction) }
    let shown = max(limit - 1, 1)
    return list(words.prefix(shown) + ["\(words.count - shown) more"], conjunction)
  }

  /// The text with every scalar that is not seen as itself, ends a line or turns it round as `\u{…}`, and `\` as `\\`.
  ///
  /// So two texts never come out as one, and no log takes one for a command. `alsoEscaped` are scalars that are to be
  /// written so, too.
  package static func escaped(_ text: String, alsoEscaped: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    let spelled = Escapes.spelled(text) { scalar in
      if scalar == "\\" { return "\\\\" }
      return isUnseen(scalar) || alsoEscaped(scalar) ? Escapes.braced(scalar) : nil
    }
    return LogCommands.disarmed(spelled)
  }

  /// Whether a scalar could change a line without being seen: codes of control and format, and every white but the space.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// The candidates nearest to a word, nearest first, at most `limit` of them.
  ///
  /// Distance counts inserted, deleted, replaced and swapped neighbouring characters, and ignores case. A candidate
  /// further away than a third of the longer word (at least one character) is no suggestion and is left out, unless
  /// one word begins with the other. Ties keep the candidates' order.
  public static func nearest(to word: String, in candidates: [String], limit: Int = 3) -> [String] {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 256 else { return [] }
    var scored: [(distance: Int, order: Int, candidate: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let other = Array(candidate.lowercased())
      guard !other.isEmpty, other.count <= 256 else { continue }
      let distance = distance(wanted, other)
      let isPrefix = min(wanted.count, other.count) >= 3 && (other.starts(with: wanted) || wanted.starts(with: other))
      if distance <= max(1, max(wanted.count, other.count) / 3) || isPrefix {
        scored.append((distance, order, candidate))
      }
    }
    scored.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    var unique: [String] = []
    for entry in scored where !unique.contains(entry.candidate) && unique.count < limit {
      unique.append(entry.candidate)
    }
    return unique
  }

  /// The restricted Damerau–Levenshtein distance between two words.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...max(first.count, 1) where !first.isEmpty {
      var current = [row] + Array(repeating: 0, count: second.count)
      for column in 1...max(second.count, 1) where !second.isEmpty {
        let cost = first[row - 1] == second[column - 1] ? 0 : 1
        current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          current[column] = min(current[column], beforePrevious[column - 2] + 1)
        }
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
