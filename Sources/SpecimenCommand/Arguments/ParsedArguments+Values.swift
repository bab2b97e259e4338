internal import Spelling
internal import TextLayout

extension ParsedArguments {
  /// The value of an option that takes one of a few words; nil when it was not given.
  func word<Value: NamedValue>(_ option: OptionDeclaration) throws(CommandError) -> Value? {
    guard let text = value(option) else { return nil }
    return try Value.parse(text, option: option.flag)
  }

  /// The value of an option that takes a number in a range; nil when it was not given.
  func number(_ option: OptionDeclaration, in range: NumberRange) throws(CommandError) -> Double? {
    guard let text = value(option) else { return nil }
    return try range.parse(text, option: option.flag)
  }

  /// The value of an option that takes a whole number in a range, in ASCII digits; nil when it was not given.
  func wholeNumber(_ option: OptionDeclaration, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = value(option) else { return nil }
    guard text.utf8.allSatisfy(ASCII.isDigit), let number = Int(text), range.contains(number) else {
      throw .number(option: option.flag, found: text, range: "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The value of an option that takes a sample; nil when it was not given.
  func text(_ option: OptionDeclaration) throws(CommandError) -> String? {
    guard let text = value(option) else { return nil }
    do throws(TextError) { try limits.text.check(text) } catch {
      switch error {
      case .tooManyMarks(let count, let limit):
        throw .below(
          "the text of \(option.flag) has \(Amounts.count(count)) combining marks in a row, over the limit of \(Amounts.count(limit))",
          hint: error.hint,
          exitCode: .output)
      case .tooLong, .paragraphTooLong, .noFont:
        let count = text.unicodeScalars.count
        throw .textTooLong(option: option.flag, count: count, limit: limits.textCharacters)
      }
    }
    return text
  }

  /// The value of an option that takes a BCP 47 tag: subtags of 1 to 8 ASCII letters and digits, the first of letters.
  func languageTag(_ option: OptionDeclaration) throws(CommandError) -> String? {
    guard let text = value(option) else { return nil }
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      subtags.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(ASCII.isLetterOrDigit) }
      && subtags[0].utf8.allSatisfy(ASCII.isLetter) && (subtags[0].utf8.count > 1 || subtags[0].lowercased() == "x")
    guard isTag else {
      throw .malformed(kind: "language tag", option: option.flag, found: text, example: "\(option.flag) zh-Hant")
    }
    return text
  }
}
