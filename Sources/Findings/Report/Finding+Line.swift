public import Sheet

extension Finding {
  /// The finding as a sheet shows it.
  public var line: FindingLine {
    FindingLine(
      level: level, rule: rule.rawValue, style: style, column: column, categories: categories, message: message,
      hint: hint, alike: alike, title: rule.title)
  }
}
