internal import TypeSystem

/// What a repeatable `STYLE=VALUE` option says: at most one value a style, and at most one for all of them.
struct StyleAssignments {
  /// The value given without a style.
  var forAll: String?
  /// The values given with one.
  var byStyle: [StyleName: String] = [:]

  /// Reads every value of an option: `STYLE=VALUE`, or `VALUE` alone where `allowsPlain`.
  ///
  /// The first `=` divides; a style has many spellings, and a value may hold further equals signs.
  init(
    _ texts: [String], option: String, form: String, example: String, allowsPlain: Bool,
    styles: WordList<StyleName>
  ) throws(CommandError) {
    for text in texts {
      guard let equals = text.unicodeScalars.firstIndex(of: "=") else {
        guard allowsPlain else { throw .assignment(option: option, found: text, form: form, example: example) }
        if let forAll {
          throw .assignedTwice(option: option, target: "all styles", first: forAll, second: text)
        }
        forAll = text
        continue
      }
      // By scalars: a combining mark that begins the value would make one character with the equals sign.
      let name = String(text.unicodeScalars[..<equals])
      let value = String(text.unicodeScalars[equals...].dropFirst())
      guard !name.isEmpty, !value.isEmpty else {
        throw .assignment(option: option, found: text, form: form, example: example)
      }
      let style = try styles.parse(name, option: option)
      if let earlier = byStyle[style] {
        throw .assignedTwice(option: option, target: style.name, first: earlier, second: value)
      }
      byStyle[style] = value
    }
  }
}
