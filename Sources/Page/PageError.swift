public import Drawing
public import Sheet

/// Why a page can't be made.
public enum PageError: Error, Hashable, Sendable {
  /// A sample can't be set, or there is nothing to show.
  case sheet(SheetError)
  /// An outline can't be drawn, or the file would be too large.
  case drawing(DrawingError)
}

extension PageError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .sheet(let error): error.description
    case .drawing(let error): error.description
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .sheet(let error): error.hint
    case .drawing(let error): error.hint
    }
  }
}
