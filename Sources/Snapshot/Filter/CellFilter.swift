internal import Spelling

/// Which cells a command is about: STYLE[@CATEGORY[.COLUMN]], several with commas between.
///
/// `*` stands for any characters, also for none, and `?` for any one. Capitals don't matter. A category may be written as
/// in the cell's name (`xSmall`, `AX3`), by its short name (`XS`, `L`, `XXXL`) or as in SwiftUI (`accessibility3`). What
/// is left out matches everything: `body` is each cell of the style "body", `*@AX3` each at AX3. A pattern that is a cell's
/// whole name matches that cell, whatever characters it holds; a comma in a name is matched by `?`.
public struct CellFilter: Hashable, Sendable {
  /// The filter as it was given.
  public let text: String

  private let patterns: [CellPattern]

  /// Reads a filter.
  ///
  /// - Throws: ``CellFilterError/empty(_:)`` where nothing stands before, between or after commas, or before or after an
  ///   "@" or its ".", and ``CellFilterError/tooLong(bytes:limit:)``.
  public init(_ text: String) throws(CellFilterError) {
    guard text.utf8.count <= Self.longest else { throw .tooLong(bytes: text.utf8.count, limit: Self.longest) }
    var patterns: [CellPattern] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let pattern = CellPattern(part) else { throw .empty(text) }
      patterns.append(pattern)
    }
    self.text = text
    self.patterns = patterns
  }

  /// Whether the filter is about a cell.
  public func matches(_ name: CellName) -> Bool {
    let folded = FoldedName(name)
    return patterns.contains { $0.matches(folded) }
  }

  /// Says which of some cells the filter is about, in their order.
  ///
  /// - Throws: ``CellFilterError/matchesNothing(_:nearest:)`` where it is about none, or one of its parts is, with the names
  ///   that may be meant.
  public func matching(_ names: [CellName]) throws(CellFilterError) -> [CellName] {
    let folded = names.map(FoldedName.init)
    for (pattern, part) in zip(patterns, text.split(separator: ",")) where !folded.contains(where: pattern.matches) {
      throw .matchesNothing(String(part), nearest: nearest(to: part, in: names))
    }
    return names.filter(matches)
  }

  /// The most bytes that a filter may have.
  private static let longest = 10_000

  /// Names of styles and cells that are spelt nearly like a part of the filter.
  private func nearest(to part: Substring, in names: [CellName]) -> [String] {
    var styles: [String] = []
    var known: Set<String> = []
    for name in names where known.insert(name.style).inserted { styles.append(name.style) }
    let cells = names.map(\.text)
    let style = String(part.split(separator: "@", omittingEmptySubsequences: false).first ?? part)
    let isKnown = styles.contains { $0.lowercased() == style.lowercased() }
    let isWhole = part.contains("@")
    var near = isWhole && !isKnown ? Spelling.nearest(to: style, in: styles) : []
    if near.isEmpty { near = Spelling.nearest(to: String(part), in: isWhole ? cells : styles) }
    return Array(near.prefix(3))
  }
}
