internal import Spelling

/// Why a filter chooses no cells.
public enum CellFilterError: Error, Hashable, Sendable {
  /// A part of the filter is empty; the filter as it was given.
  case empty(String)
  /// The filter has more bytes than one may have.
  case tooLong(bytes: Int, limit: Int)
  /// No cell has such a name: the filter, and names that are spelt nearly like it.
  case matchesNothing(String, nearest: [String])
}

extension CellFilterError: CustomStringConvertible {
  /// One line that says what was asked for and what was found.
  public var description: String {
    switch self {
    case .empty(let text): "a part of the filter \(ShownText.quoted(text)) is empty"
    case .tooLong(let count, let limit):
      "a filter has at most \(Amounts.count(limit)) bytes, and this one has \(Amounts.count(count))"
    case .matchesNothing(let text, _): "no cell matches the filter \(ShownText.quoted(text))"
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .empty, .tooLong:
      "write STYLE, STYLE@CATEGORY or STYLE@CATEGORY.COLUMN, as in 'body@AX3.custom', and commas between several"
    case .matchesNothing(_, let nearest) where nearest.isEmpty:
      "write STYLE, STYLE@CATEGORY or STYLE@CATEGORY.COLUMN; '*' stands for any characters"
    case .matchesNothing(_, let nearest):
      "did you mean \(nearest.map(ShownText.quoted).joined(separator: " or "))?"
    }
  }
}
