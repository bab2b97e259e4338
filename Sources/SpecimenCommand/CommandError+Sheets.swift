internal import Drawing
internal import Sheet
internal import Specimen
internal import TypeSystem

extension CommandError {
  /// What an error of the library means here: a missing font is exit code 4, a limit is 5; a style that is not
  /// defined and a paper that is too small for the sheet are 2.
  init(_ error: SpecimenError) {
    let code: ExitCode =
      switch error {
      case .resolution(.undefinedStyle), .resolution(.undeclaredFamily): .usage
      case .resolution: .font
      case .sheet(.empty), .sheet(.paperTooSmall), .screen, .noSuchScreen: .usage
      case .sheet, .drawing: .output
      }
    self = .below(error.description, hint: error.hint, exitCode: code)
  }
}
