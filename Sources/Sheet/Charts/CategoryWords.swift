package import DynamicType

/// Lists of categories in words.
package enum CategoryWords {
  /// Categories that follow each other as a range: "xSmall to Medium, AX1 and AX3".
  ///
  /// They come smallest first.
  package static func ranges(_ categories: [ContentSizeCategory]) -> String {
    var runs: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
    for category in categories {
      if let run = runs.last, category.rawValue == run.last.rawValue + 1 {
        runs[runs.count - 1].last = category
      } else {
        runs.append((category, category))
      }
    }
    let words = runs.flatMap { run -> [String] in
      if run.first == run.last { return [run.first.label] }
      // Two are named sooner than a range of them.
      if run.last.rawValue == run.first.rawValue + 1 { return [run.first.label, run.last.label] }
      return ["\(run.first.label) to \(run.last.label)"]
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
