internal import Drawing
internal import Specimen

/// Why a subject can't be drawn.
enum SubjectError: Error {
  /// The sheet can't be made.
  case specimen(SpecimenError)
  /// The PNG can't be read.
  case png(PNGReadingError)

  /// What was asked and what was found, in one line.
  var description: String {
    switch self {
    case .specimen(let error): error.description
    case .png(let error): error.description
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .specimen(let error): error.hint
    case .png(let error): error.hint
    }
  }
}
