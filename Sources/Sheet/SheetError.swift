public import TextLayout

/// Why a sheet can't be laid out.
public enum SheetError: Error, Hashable, Sendable {
  /// A side of the sheet, in points, is longer than a PDF page may be.
  case tooLarge(width: Double, height: Double, limit: Double)
  /// A sample can't be set.
  case text(TextError)
  /// There is nothing to show.
  case empty
}

extension SheetError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "the sheet would be \(Int(width)) x \(Int(height)) pt: a page has at most \(Int(limit)) pt a side"
    case .text(let error): error.description
    case .empty: "a sheet of no styles or no categories"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .tooLarge: "show fewer --styles or --categories, or a shorter --text"
    case .text(let error): error.hint
    case .empty: "name at least one style and one category"
    }
  }
}
