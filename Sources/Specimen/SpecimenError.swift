public import Drawing
public import Sheet
public import TypeSystem

/// Why a specimen can't be made.
public enum SpecimenError: Error, Sendable {
  /// A font is missing.
  case resolution(ResolutionError)
  /// The sheet can't be laid out.
  case sheet(SheetError)
  /// The sheet can't be drawn.
  case drawing(DrawingError)
}

extension SpecimenError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .resolution(let error): error.description
    case .sheet(let error): error.description
    case .drawing(let error): error.description
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .resolution(let error): error.hint
    case .sheet(let error): error.hint
    case .drawing(let error): error.hint
    }
  }
}
