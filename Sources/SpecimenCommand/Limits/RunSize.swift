internal import Typeface

/// How much a command line asks for, as far as it says so itself.
enum RunSize {
  /// How many font files a verb that draws no sheet reads in the time of one.
  ///
  /// One of 27 MB takes 0.05 s, and a sheet may take 60 s.
  static let filesInOneSheet = 100

  /// The documents, patterns written out, each with every folder of fonts; at least 1.
  static func sheets(_ arguments: ParsedArguments) -> Int {
    max(arguments.documents.named.count, 1) * max(arguments.values(ChoiceOptions.fonts).count, 1)
  }

  /// The time that a verb's work takes, in that of a sheet: more where a verb that draws none is given many files.
  static func sheets(_ arguments: ParsedArguments, of verb: Verb, _ limits: FontLimits) -> Int {
    let sheets = sheets(arguments)
    guard verb.isOneSheet else { return sheets }
    return max(sheets, (files(arguments, limits) + filesInOneSheet - 1) / filesInOneSheet)
  }

  /// The font files in the folders that the command line names.
  private static func files(_ arguments: ParsedArguments, _ limits: FontLimits) -> Int {
    // Without the options of `fonts` what counts is a folder's own files with a font's extension.
    let options = (try? FontsOptions(arguments))?.folderOptions ?? DirectoryOptions()
    return (arguments.operands + arguments.values(ChoiceOptions.fonts)).reduce(0) { count, folder in
      count + options.files(in: folder, limits: limits).files.count
    }
  }
}
