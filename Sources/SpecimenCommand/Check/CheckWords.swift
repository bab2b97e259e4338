internal import DynamicType
internal import Findings
internal import TypeSystem

/// Words a finding's place and numbers, alike in every format.
///
/// Control codes in names are escapes in what comes out.
enum CheckWords {
  /// How many styles a place names; further ones are counted.
  private static let mostStyles = 8

  /// How many findings there are of each level, worst first: "1 error, 4 warnings and 2 infos"; "no findings".
  static func counts(_ count: (FindingLevel) -> Int) -> String {
    let words: [(FindingLevel, String, String)] = [
      (.error, "error", "errors"), (.warning, "warning", "warnings"), (.info, "info", "infos"),
    ]
    let parts = words.filter { count($0.0) > 0 }.map { Words.counted(count($0.0), $0.1, $0.2) }
    return parts.isEmpty ? "no findings" : Words.alternatives(parts, "and")
  }

  /// The styles that a finding is about: "body", "body, callout and 12 more", or "the document".
  static func styles(_ finding: Finding) -> String {
    if let path = finding.node {
      return TerminalText.escaped(TerminalText.elided(path, limit: 80))
    }
    guard let style = finding.style else { return "the document" }
    let names = ([style] + finding.alike).map { TerminalText.escaped(TerminalText.elided($0.name, limit: 80)) }
    let rest = names.count - mostStyles
    return Words.alternatives(names.prefix(mostStyles) + (rest > 0 ? ["\(rest) more"] : []), "and")
  }

  /// The column and categories: "custom, AX1 to AX5, worst at AX5"; empty where a finding is about none.
  ///
  /// `all` are the categories that were looked at. `namesNode` is whether the node where a role's text stands is among
  /// them: "custom, on 'nav/navigationBar', AX5".
  static func details(_ finding: Finding, of all: [ContentSizeCategory], namesNode: Bool = true) -> String {
    var parts = finding.column.map { [$0.rawValue] } ?? []
    if finding.node != nil {
      if let style = finding.style { parts.append(TerminalText.escaped(TerminalText.elided(style.name, limit: 80))) }
    } else if namesNode, let node = roleNode(finding) {
      parts.append(node)
    }
    if let span = span(finding.categories, of: all) { parts.append(span) }
    if finding.value != nil, finding.categories.count > 1, let worst = finding.category {
      parts.append("worst at \(worst.name)")
    }
    return parts.joined(separator: ", ")
  }

  /// Where a role's text stands, such as "on 'nav/navigationBar'"; nil for a finding that is none of a role's on a screen.
  static func roleNode(_ finding: Finding) -> String? {
    guard finding.node == nil, let path = finding.path else { return nil }
    return "on " + TerminalText.escaped("'\(TerminalText.elided(path, limit: 80))'")
  }

  /// What was measured and what it is held against: "63.6 pt, limit 44 pt".
  ///
  /// Nil where nothing was measured, and where it is what it is held against: then the numbers aren't what was found.
  static func measure(_ finding: Finding) -> String? {
    guard let value = finding.value else { return nil }
    guard value != finding.limit else { return nil }
    // How many there should be of what was counted says the rule itself.
    let limit = finding.unit == .count ? "" : finding.limit.map { ", limit \(number($0, finding.unit))" } ?? ""
    return number(value, finding.unit) + limit
  }

  /// A finding in one line without its rule and its hint: "body (custom, AX5): a line of 53 pt is 63.6 pt high".
  static func sentence(_ finding: Finding, of all: [ContentSizeCategory]) -> String {
    let details = details(finding, of: all)
    let place = styles(finding) + (details.isEmpty ? "" : " (\(details))")
    return "\(place): \(TerminalText.escaped(finding.message))"
  }

  /// Categories as spans of three or more in a row, the others one by one; nil for none.
  private static func span(_ categories: [ContentSizeCategory], of all: [ContentSizeCategory]) -> String? {
    guard !categories.isEmpty else { return nil }
    if categories.count > 1, categories == all { return "every category" }
    return Words.alternatives(ContentSizeCategory.spans(of: categories, among: all), "and")
  }

  /// A number with at most two decimals and its unit.
  private static func number(_ value: Double, _ unit: Finding.Unit) -> String {
    let digits = value.magnitude < 1e12 ? trimmed(value, decimals: 2) : Decimal.text(value)
    return switch unit {
    case .points: "\(digits) pt"
    case .percent: "\(digits) %"
    case .ratio: "\(digits)x"
    case .weight, .count, .none: digits
    }
  }
}
