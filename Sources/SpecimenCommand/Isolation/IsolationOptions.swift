/// The options by which a run reads fonts in a process of their own.
enum IsolationOptions {
  static let isolate = OptionDeclaration(
    "isolate",
    help: "read fonts in a process that can't write, connect or start anything; one that ends it is left out")
  static let untrusted = OptionDeclaration(
    "untrusted", help: "as --isolate, and an error where this kernel can't confine the process")

  /// In the order of the help.
  static let all = [isolate, untrusted]

  /// Whether the arguments ask for it.
  static func areSet(_ arguments: ParsedArguments) -> Bool {
    arguments.isSet(isolate) || arguments.isSet(untrusted)
  }
}
