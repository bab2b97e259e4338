/// Something that a check has found of what a sheet shows.
package struct FindingRecord: Hashable, Sendable {
  /// How grave a finding is, worst first.
  package enum Level: String, CaseIterable, Hashable, Sendable {
    case error, warning, info
  }

  /// How grave it is.
  package var level: Level
  /// The word of the rule that has found it, such as "belowMinimum".
  package var rule: String
  /// Where it is and what was found, in one line.
  package var text: String
  /// What to do about it.
  package var hint: String?

  /// Puts a finding together.
  package init(_ level: Level, rule: String, text: String, hint: String? = nil) {
    (self.level, self.rule, self.text, self.hint) = (level, rule, text, hint)
  }
}

extension FindingRecord {
  /// The finding as members of a line.
  var members: [(String, LineValue)] {
    [
      ("level", .string(level.rawValue)), ("rule", .string(rule)), ("text", .string(text)),
      ("hint", .string(orNull: hint)),
    ]
  }

  init?(_ members: LineMembers) {
    guard let level = members.text("level").flatMap(Level.init), let rule = members.text("rule"),
      let text = members.text("text")
    else { return nil }
    self.init(level, rule: rule, text: text, hint: members.text("hint"))
  }
}
