package import Snapshot

/// What a comparison with a golden came to: the report, and what was drawn.
package struct GoldenFinding: Hashable, Sendable {
  /// How it ends, the gravest last; the raw value is the command's exit code.
  package enum Standing: Int, Comparable, Hashable, Sendable {
    /// The sheet is its golden, or within the tolerance.
    case same = 0
    /// It differs, or the golden's files don't belong together.
    case different = 1
    /// The golden can't be read.
    case unusable = 2
    /// The golden, or a cell's record, is missing, or the golden has a cell too many.
    case missingOrStale = 3
    /// The sheet can't be drawn.
    case notDrawn = 5

    package static func < (first: Standing, second: Standing) -> Bool { first.rawValue < second.rawValue }
  }

  /// What was drawn: the pixels that would be recorded, in a file that is encoded fast.
  package struct Drawn: Hashable, Sendable {
    /// The manifest; the image's record is in it.
    package var manifest: Manifest
    /// The image's file.
    package var image: [UInt8]
  }

  /// What is told of the sheet.
  package var report: SheetReport
  /// How it ends.
  package var standing: Standing
  /// What was drawn; nil where the sheet passed, or could not be drawn.
  package var drawn: Drawn?
  /// Why the filter chose no cell; nil where it chose some, or there was none.
  package var filterError: CellFilterError?

  /// Puts a finding together.
  package init(
    report: SheetReport, standing: Standing, drawn: Drawn? = nil, filterError: CellFilterError? = nil
  ) {
    self.report = report
    self.standing = standing
    self.drawn = drawn
    self.filterError = filterError
  }
}
