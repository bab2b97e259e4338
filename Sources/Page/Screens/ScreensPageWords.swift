internal import DynamicType
internal import Sheet

/// What a page of mock screens says of them in words.
enum ScreensPageWords {
  /// What a picture shows: the screen, the counts and the texts, cut where they are long.
  static func picture(_ screen: LaidOutScreen) -> String {
    let texts = screen.parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "; ")
    let shown = texts.count > textLimit ? texts.prefix(textLimit) + "…" : texts[...]
    let head = "\(screen.name) at \(screen.category.label): \(screen.counts.words)"
    return shown.isEmpty ? head : "\(head). Texts: \(shown)"
  }

  /// The most characters of a screen's texts that its picture's alternative text has.
  private static let textLimit = 1000
}

/// What is wrong with a part, at each of the categories where it is.
struct ScreenIssueLine {
  let path: String
  /// What is wrong, before the numbers: "taller than its room by".
  let words: String
  /// The number at each category.
  var values: [(category: ContentSizeCategory, text: String)]

  /// The issues of a screen over its categories, by path and kind, in the order in which they turn up.
  static func lines(of columns: [LaidOutScreen]) -> [ScreenIssueLine] {
    var lines: [ScreenIssueLine] = []
    var places: [[String]: Int] = [:]
    for screen in columns {
      for issue in screen.issues {
        let path = screen.parts[issue.part].path
        let (words, value) = told(issue.kind)
        if let place = places[[path, words]] {
          lines[place].values.append((screen.category, value))
        } else {
          places[[path, words]] = lines.count
          lines.append(ScreenIssueLine(path: path, words: words, values: [(screen.category, value)]))
        }
      }
    }
    return lines
  }

  private static func told(_ kind: LaidOutScreen.Issue.Kind) -> (words: String, value: String) {
    switch kind {
    case .overflowsHeight(let points): ("taller than its room by", "\(Decimals.short(points)) pt")
    case .overflowsWidth(let points): ("wider than its room by", "\(Decimals.short(points)) pt")
    case .truncated(_, _, let words, let characters):
      ("not shown whole:", "\(ScreenCounts.lost(words: words, characters: characters)) lost")
    case .brokenWords(let count, let first):
      ("broken between letters:", count > 1 ? "\(first) and \(count - 1) more" : first)
    case .stale(let size, let newSize):
      size == newSize
        ? ("not reached: a new screen has", "another face")
        : ("not reached, stays at \(Decimals.short(size)) pt: a new screen has", "\(Decimals.short(newSize)) pt")
    }
  }
}
