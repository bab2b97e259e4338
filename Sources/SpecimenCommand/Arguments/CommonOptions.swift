/// The options that every verb has.
enum CommonOptions {
  static let strict = OptionDeclaration(
    "strict", help: "end with exit code 4 when a font is unreadable, missing or substituted")
  static let quiet = OptionDeclaration("quiet", help: "say nothing but errors and warnings")
  static let verbose = OptionDeclaration("verbose", letter: "v", help: "say what is done")
  static let limit = OptionDeclaration(
    "limit", value: "NAME=VALUE", values: .assignment(LimitName.allCases.map(\.rawValue)), isRepeatable: true,
    help: "set a limit, such as font-bytes=100M; 'specimen man' lists them")
  static let help = OptionDeclaration("help", letter: "h", help: "print this help")

  /// In the order of the help.
  static let all = [strict, limit, quiet, verbose, help]
}
