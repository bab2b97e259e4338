public import DynamicType
public import Languages
internal import Spelling
public import TextLayout
public import TypeSystem

/// Why a sheet can't be laid out.
public enum SheetError: Error, Hashable, Sendable {
  /// A side of the sheet, in points, is longer than a PDF page may be.
  case tooLarge(width: Double, height: Double, limit: Double)
  /// A side of a mock screen's page, in points, is longer than a PDF page may be.
  case screenTooLarge(screen: String, size: Frame.Size, limit: Double)
  /// A sample can't be set.
  case text(TextError)
  /// A category's two samples need a page, in points, that is larger than the paper.
  case paperTooSmall(Paper, needed: Frame.Size, style: StyleName, category: ContentSizeCategory)
  /// There is nothing to show.
  case empty
  /// No device is this wide, in points.
  case screenWidth(Double)
  /// Where a screen's lines may end can't be told.
  case lineBreaks(LanguagesError)
}

extension SheetError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "the sheet would be \(Self.whole(width)) x \(Self.whole(height)) pt: a page has at most \(Self.whole(limit)) pt a side"
    case .screenTooLarge(let screen, let size, let limit):
      "the page of the screen '\(screen)' would be \(Self.whole(size.width)) x \(Self.whole(size.height)) pt: "
        + "a page has at most \(Self.whole(limit)) pt a side"
    case .paperTooSmall(let paper, let needed, let style, let category):
      "\(style.name) at \(category.name) needs a page of \(Self.whole(needed.width)) x \(Self.whole(needed.height)) pt: "
        + "\(paper.displayName) has \(Self.whole(paper.size.width)) x \(Self.whole(paper.size.height)) pt"
    case .text(let error): error.description
    case .empty: "a sheet of no styles or no categories"
    case .screenWidth(let width):
      "a screen of \(Decimals.short(width)) pt: a width is from \(Decimals.short(ScreenMetrics.widths.lowerBound)) to "
        + "\(Decimals.short(ScreenMetrics.widths.upperBound)) pt"
    case .lineBreaks(let error): error.description
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .tooLarge(_, _, let limit):
      "show fewer --styles or --categories; --layout pages or report goes on over pages\(Self.raised(limit))"
    case .screenTooLarge(_, let size, let limit):
      size.width > limit
        ? "--to or --categories draws fewer columns, a smaller --width narrower ones\(Self.raised(limit))"
        : "--to or --categories leaves the tallest columns out, a larger --width makes them lower\(Self.raised(limit))"
    case .paperTooSmall(_, let needed, let style, _):
      "\(Self.larger(than: needed))--layout grid makes its page as large as it takes; a smaller size for "
        + "\(style.name) or a smaller category fits"
    case .text(let error): error.hint
    case .empty: "name at least one style and one category"
    case .screenWidth: "iPhones are 320 to 440 pt wide, iPads from 744"
    case .lineBreaks(let error): error.hint
    }
  }

  /// What allows a longer page, as the end of a hint; empty where a PDF page can't be longer.
  private static func raised(_ limit: Double) -> String {
    limit < SheetOptions.longestPage ? LimitHint.end("page-points", allows: "longer pages") : ""
  }

  /// A length as whole points; one too long to be counted is "more than a billion".
  private static func whole(_ points: Double) -> String {
    points.magnitude < 1e9 ? Amounts.count(Int(points)) : "more than a billion"
  }

  /// The paper that would hold a page, as the beginning of a hint; empty where none would.
  private static func larger(than needed: Frame.Size) -> String {
    let paper = [Paper.a4, .letter, .a3].first { $0.size.width >= needed.width && $0.size.height >= needed.height }
    return paper.map { "--page \($0.rawValue) is large enough; " } ?? ""
  }
}
