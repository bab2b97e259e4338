internal import Spelling

/// What can be wrong with a text before it is shaped.
public enum TextError: Error, Hashable, Sendable {
  /// The text has more characters than a line may have.
  case tooLong(characters: Int, limit: Int)
  /// The text has more characters than a paragraph may have.
  case paragraphTooLong(characters: Int, limit: Int)
  /// More combining marks, or characters that draw nothing, follow each other than may.
  case tooManyMarks(Int, limit: Int)
  /// A line needs at least one font.
  case noFont
}

extension TextError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .tooLong(let characters, let limit):
      "a sample of \(Amounts.count(characters)) characters: at most \(Amounts.count(limit)) are set"
    case .paragraphTooLong(let characters, let limit):
      "a paragraph of \(Amounts.count(characters)) characters: at most \(Amounts.count(limit)) are set"
    case .tooManyMarks(let marks, let limit):
      "a sample with \(Amounts.count(marks)) combining marks in a row: at most \(Amounts.count(limit)) are set"
    case .noFont: "no font was named for a text"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .tooLong: "a specimen shows a phrase, not a page; --limit text-characters=N sets more"
    case .paragraphTooLong: "shorten the text, or set it as several"
    case .tooManyMarks: "30 are more than any language needs, says UAX #15; --limit text-marks=N sets more"
    case .noFont: nil
    }
  }
}
