package import Files

/// Why the command could not do what was asked; what was asked and found travels with each case.
///
/// Wording stands in one extension, exit codes in another. Options are named as typed, with their dashes.
package enum CommandError: Error, Hashable, Sendable {
  /// Where a result was to be written.
  package enum Place: Hashable, Sendable {
    case standardOutput
    case file(String)
  }

  // The command line as a whole.
  case noVerb
  case unknownVerb(String, known: [String])
  case optionBeforeVerb(String)
  case malformedArgument(String, position: Int)

  // Options and arguments.
  case unknownOption(String, verb: String, known: [String])
  case missingValue(option: String, placeholder: String)
  case emptyValue(option: String, placeholder: String)
  case unwantedValue(option: String, found: String)
  case repeatedOption(option: String, first: String, second: String)
  case unexpectedArgument(String, verb: String)
  case missingArgument(String, verb: String)
  case emptyArgument(position: Int, verb: String)
  case missingOption(String, verb: String, example: String)

  // Values of options.
  case unknownWord(String, kind: String, option: String, known: [String])
  case emptyList(option: String, found: String)
  case reversedRange(option: String, found: String, straight: String)
  case number(option: String, found: String, range: String)
  case assignment(option: String, found: String, form: String, example: String)
  case assignedTwice(option: String, target: String, first: String, second: String)
  case contradiction(String, hint: String)
  case unknownExtension(path: String, known: [String])
  case formatMismatch(format: String, path: String)
  case formatNeeded(option: String, known: [String])
  case textTooLong(option: String, count: Int, limit: Int)
  case pagesInOneFile(count: Int, Place)
  case nameClash(first: String, second: String, path: String)
  case malformed(kind: String, option: String, found: String, example: String)
  case sourceDate(found: String)

  // Files.
  case noSuchPath(String)
  case notWritten(Place, SystemError)
  case noDefaultFonts(looked: [String], isChosen: Bool)

  /// What a module below says, in its own words, and the exit code that it means here.
  case below(String, hint: String?, exitCode: ExitCode)
}

extension CommandError {
  /// The exit code that the error means.
  package var exitCode: ExitCode {
    switch self {
    case .notWritten, .textTooLong: .output
    case .noDefaultFonts: .font
    case .below(_, _, let code): code
    default: .usage
    }
  }
}
