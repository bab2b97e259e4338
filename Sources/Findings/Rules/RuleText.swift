/// What people read of a rule: its heading, why it matters, what to do, and who says so.
public struct RuleText: Hashable, Sendable {
  /// A short heading, as "Ink outside the line box".
  public var title: String
  /// Why it matters, in one sentence.
  public var reason: String
  /// What to do about it in general, in one sentence.
  public var remedy: String
  /// Where the rule and its limit come from.
  public var source: RuleSource

  init(_ title: String, because reason: String, remedy: String, source: RuleSource) {
    self.title = title
    self.reason = reason
    self.remedy = remedy
    self.source = source
  }
}

/// Where a rule comes from: a name to print, and a page to read.
public struct RuleSource: Hashable, Sendable {
  /// The author and the title.
  public var name: String
  /// The page's address.
  public var link: String

  init(_ name: String, _ link: String) {
    self.name = name
    self.link = link
  }
}

extension Rule {
  /// A short heading, as "Ink outside the line box".
  public var title: String { text.title }
  /// Why it matters, in one sentence.
  public var reason: String { text.reason }
  /// What to do about it in general, in one sentence.
  public var remedy: String { text.remedy }
  /// Where the rule and its limit come from.
  public var source: RuleSource { text.source }

  /// What people read of the rule.
  public var text: RuleText {
    guard let text = Self.texts[self] else { preconditionFailure("a rule without a text") }
    return text
  }
}
