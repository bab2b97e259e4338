internal import Typeface

/// The formats that the report on fonts comes out in.
package enum FontsFormat: String, CaseIterable, Sendable, NamedValue {
  case text, json, csv, markdown, html

  static var kind: String { "format" }
  static var inOrder: [FontsFormat] { allCases }
  var word: String { rawValue }
}

/// The options of `fonts`, understood.
package struct FontsOptions: Hashable, Sendable {
  /// Files and folders, in the order given; at least one.
  package var paths: [String]
  /// The format of the report.
  package var format: FontsFormat
  /// Whether folders within folders are searched.
  package var isRecursive: Bool
  /// Whether hidden files are tried.
  package var includesHidden: Bool
  /// Patterns for the names of files in folders; empty for the usual font extensions.
  package var include: [String]
  /// Whether a refused file, or no file at all, is an error with exit code 4.
  package var isStrict: Bool
}

extension FontsOptions {
  /// Reads the options; the first thing wrong with them is thrown.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    paths = arguments.operands
    format = try arguments.word(FontsVerb.format) ?? .text
    isRecursive = arguments.isSet(FontsVerb.recursive)
    includesHidden = arguments.isSet(FontsVerb.hidden)
    include = arguments.values(FontsVerb.include)
    isStrict = arguments.isSet(CommonOptions.strict)
  }

  /// Which files of a folder are tried.
  var folderOptions: DirectoryOptions {
    DirectoryOptions(recursive: isRecursive, hidden: includesHidden, include: include)
  }
}
