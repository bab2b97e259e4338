internal import Spelling

/// A cell's name in small letters, taken apart, for comparing with patterns.
struct FoldedName {
  /// The whole name.
  let whole: [Character]
  /// The style.
  let style: [Character]
  /// The category; nil in a plain name.
  let category: [Character]?
  /// The column; nil in a plain name.
  let column: [Character]?

  /// Folds a name.
  init(_ name: CellName) {
    whole = Array(name.text.lowercased())
    style = Array(name.style.lowercased())
    category = name.category.map { Array($0.lowercased()) }
    column = name.column.map { Array($0.lowercased()) }
  }
}

/// One of a filter's patterns: STYLE[@CATEGORY[.COLUMN]].
struct CellPattern: Hashable, Sendable {
  private let whole: [Character]
  private let style: [Character]
  private let category: [Character]?
  private let column: [Character]?

  /// Reads a pattern; nil where a part of it is empty.
  init?(_ text: Substring) {
    let folded = text.lowercased()
    whole = Array(folded)
    guard let at = folded.lastIndex(of: "@") else {
      guard !folded.isEmpty else { return nil }
      (style, category, column) = (whole, nil, nil)
      return
    }
    let size = folded[folded.index(after: at)...]
    let dot = size.lastIndex(of: ".")
    let category = size[..<(dot ?? size.endIndex)]
    let column = dot.map { size[size.index(after: $0)...] }
    guard at > folded.startIndex, !category.isEmpty, column?.isEmpty != true else { return nil }
    style = Array(folded[..<at])
    self.category = Array(Self.names[String(category)] ?? String(category))
    self.column = column.map { Array($0) }
  }

  /// Whether the pattern is about a cell.
  func matches(_ name: FoldedName) -> Bool {
    if Wildcards.matches(whole, name.whole) || Wildcards.matches(whole, name.style) { return true }
    guard let category, let cellCategory = name.category, let cellColumn = name.column else { return false }
    return Wildcards.matches(style, name.style) && Wildcards.matches(category, cellCategory)
      && (column.map { Wildcards.matches($0, cellColumn) } ?? true)
  }

  /// Other names of categories, and what cells are called by.
  private static let names = [
    "xs": "xsmall", "s": "small", "m": "medium", "l": "large", "xl": "xlarge", "xxl": "xxlarge", "xxxl": "xxxlarge",
    "accessibility1": "ax1", "accessibility2": "ax2", "accessibility3": "ax3", "accessibility4": "ax4",
    "accessibility5": "ax5",
  ]
}
