/// How many sheets a command line asks for, as far as it says so itself.
enum RunSize {
  /// The documents, patterns written out, each with every folder of fonts; at least 1.
  static func sheets(_ arguments: ParsedArguments) -> Int {
    max(arguments.documents.named.count, 1) * max(arguments.values(ChoiceOptions.fonts).count, 1)
  }
}
