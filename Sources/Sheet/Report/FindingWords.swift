internal import DynamicType
internal import TypeSystem

/// How a finding's level and place are shown: a shape and a word, so that no colour is needed.
enum FindingWords {
  /// The levels that findings have, worst first.
  static let levels: [FindingLevel] = [.error, .warning, .info]

  /// The shape before a level's word.
  static func shape(_ level: FindingLevel) -> MarkShape {
    switch level {
    case .error: .cross
    case .warning: .up
    case .info, .off: .ring
    }
  }

  /// A level's shape and word, in the colour of attention unless it is only information.
  static func piece(_ level: FindingLevel, _ words: String, _ labels: LabelSetter) -> LabelSetter.Piece {
    LabelSetter.Piece(
      sign: .shape(shape(level)), text: words, weight: .medium,
      color: level == .info || level == .off ? labels.palette.quiet : labels.palette.mark)
  }

  /// How many findings have a level: "2 errors", "1 warning", "no infos".
  static func count(_ count: Int, _ level: FindingLevel) -> String {
    (count == 0 ? "no" : "\(count)") + " " + level.rawValue + (count == 1 ? "" : "s")
  }

  /// Where a finding is: all its styles, then column and categories, such as "Body", "custom, AX1 to AX5".
  static func place(_ finding: FindingLine) -> (name: String, details: String) {
    let details = [finding.column?.rawValue ?? "", CategoryWords.ranges(finding.categories)].filter { !$0.isEmpty }
    let styles = ([finding.style].compactMap { $0 } + finding.alike).map(\.displayName)
    return (styles.isEmpty ? "the document" : styles.joined(separator: ", "), details.joined(separator: ", "))
  }
}
