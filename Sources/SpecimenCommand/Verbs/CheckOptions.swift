package import Findings
package import TypeSystem

/// The options of `check` that are the same for all documents, understood.
package struct CheckOptions: Hashable, Sendable {
  /// Where the report goes; standard output unless told.
  package var target: OutputTarget
  /// The format of the report.
  package var format: CheckFormat
  /// The levels that the command line gives to rules.
  package var levels: [Rule: FindingLevel]
  /// The level from which on a finding ends the run with exit code 1.
  package var failLevel: FailLevel
  /// The languages to check in place of the documents' own, as BCP 47 tags, each once; nil for those.
  package var languages: [String]?
  /// Whether the faces are compared with their fallbacks.
  package var listsFaces: Bool
}

extension CheckOptions {
  /// Reads the options; the first thing wrong with them is thrown.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    target = OutputTarget(arguments.value(CheckVerb.out) ?? "-")
    format = try CheckFormat.choose(try arguments.word(CheckVerb.format), for: target)
    listsFaces = arguments.isSet(CheckVerb.faces)
    if listsFaces, format != .text, format != .json {
      throw .contradiction(
        "\(CheckVerb.faces.flag) is for text and JSON, found the format \(format.rawValue)",
        hint: "--layout metrics of 'generate' draws the faces")
    }
    failLevel = try arguments.word(CheckVerb.failOn) ?? .error
    levels = try Self.levels(arguments.values(CheckVerb.rule))
    if let list = arguments.value(CheckVerb.languages) { languages = try Self.tags(list) }
  }

  /// A rule may be named twice only where it says the same.
  static func levels(_ texts: [String]) throws(CommandError) -> [Rule: FindingLevel] {
    let option = CheckVerb.rule.flag
    var levels: [Rule: FindingLevel] = [:]
    for text in texts {
      // By scalars: a combining mark that begins the value would make one character with the equals sign.
      let scalars = text.unicodeScalars
      guard let equals = scalars.firstIndex(of: "="), equals != scalars.startIndex,
        scalars.index(after: equals) != scalars.endIndex
      else {
        throw .assignment(option: option, found: text, form: "NAME=LEVEL", example: "\(option) thinSmall=off")
      }
      let rule = try Rule.parse(String(scalars[..<equals]), option: option)
      let level = try FindingLevel.parse(
        String(scalars[scalars.index(after: equals)...]), option: "\(option) \(rule.word)")
      if let earlier = levels[rule], earlier != level {
        throw .assignedTwice(option: option, target: rule.word, first: earlier.word, second: level.word)
      }
      levels[rule] = level
    }
    return levels
  }

  static func tags(_ list: String) throws(CommandError) -> [String] {
    var tags: [String] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let tag = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      guard !tag.isEmpty else { throw .emptyValue(option: CheckVerb.languages.flag, placeholder: "LIST") }
      if !tags.contains(tag) { tags.append(tag) }
    }
    guard !tags.isEmpty else { throw .emptyList(option: CheckVerb.languages.flag, found: list) }
    return tags
  }
}
