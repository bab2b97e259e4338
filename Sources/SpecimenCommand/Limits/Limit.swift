/// One limit that the command line may set: its name, the values that it may have, and what it bounds.
package struct Limit: Sendable {
  /// What a value counts, and so which letter may stand behind it.
  package enum Unit: Hashable, Sendable {
    /// Bytes; K, M and G are 1,024, 1,024² and 1,024³ of them.
    case bytes
    /// Seconds, with or without an s.
    case seconds
    /// Things that are counted; K, M and G are 1,000, 1,000² and 1,000³ of them.
    case count
  }

  /// The name, as it stands before the equals sign.
  package let name: LimitName
  /// What a value counts.
  package let unit: Unit
  /// The values that it may have; where a format or a library ends, so does the range.
  package let range: ClosedRange<Int>
  /// What it bounds, in a few words.
  package let purpose: String
  /// What comes of meeting it: the exit code and how it is told.
  package let outcome: Outcome
  /// Where its value is kept.
  let value: any WritableKeyPath<Limits, Int> & Sendable

  /// What comes of a limit that is met.
  package enum Outcome: String, Sendable {
    /// The font file is refused, and what would be drawn from it is marked.
    case fileRefused = "the file is left out with a warning; exit code 4 with --strict"
    /// A glyph is not drawn, or not in its colours.
    case glyphLeftOut = "the glyph is not drawn, and its cell is marked, or it is plain; exit code 4 with --strict"
    /// What the command line or a document names is not read: exit code 2.
    case inputError = "exit code 2"
    /// Nothing is written: exit code 5.
    case outputError = "exit code 5"
    /// Nothing is written, or nothing is compared.
    case pictureError = "exit code 5; 2 of 'compare'"
  }
}

extension Limit {
  /// Every limit, in the order of the names.
  package static var all: [Limit] { LimitName.allCases.compactMap { name in known.first { $0.name == name } } }

  private static var known: [Limit] { fonts + folders + texts + documents + pages + process }

  /// The default, in its unit.
  package var standard: Int { Limits()[keyPath: value] }
}
