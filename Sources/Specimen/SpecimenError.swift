public import Drawing
public import Screens
public import Sheet
public import TypeSystem

/// Why a specimen can't be made.
public enum SpecimenError: Error, Sendable {
  /// A font is missing.
  case resolution(ResolutionError)
  /// The sheet can't be laid out.
  case sheet(SheetError)
  /// A mock screen can't be built.
  case screen(ScreenError)
  /// The document has no mock screen of a name; `known` are those that it has.
  case noSuchScreen(String, known: [String])
  /// The sheet can't be drawn.
  case drawing(DrawingError)
}

extension SpecimenError: CustomStringConvertible {
  /// What was asked and what was found, in one line.
  public var description: String {
    switch self {
    case .resolution(let error): error.description
    case .sheet(let error): error.description
    case .screen(let error): error.description
    case .noSuchScreen(let name, _): "no screen named '\(name)'"
    case .drawing(let error): error.description
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .resolution(let error): error.hint
    case .sheet(let error): error.hint
    case .screen(let error): error.hint
    case .noSuchScreen(_, let known): "known are \(known.joined(separator: ", "))"
    case .drawing(let error): error.hint
    }
  }
}
