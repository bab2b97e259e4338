internal import Findings
package import TypeSystem

/// The level from which on what `check` finds is a failure.
package enum FailLevel: String, CaseIterable, Sendable {
  /// Everything that is found.
  case info
  /// Warnings and errors.
  case warning
  /// Errors alone.
  case error
  /// Nothing: the report is for reading.
  case never

  /// Whether a finding of a level is a failure.
  package func fails(_ level: FindingLevel) -> Bool {
    switch self {
    case .info: level != .off
    case .warning: level == .warning || level == .error
    case .error: level == .error
    case .never: false
    }
  }
}

extension FailLevel: NamedValue {
  static var kind: String { "level" }
  static var inOrder: [FailLevel] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> FailLevel? { FailLevel(rawValue: word.lowercased()) }
}

extension FindingLevel: NamedValue {
  static var kind: String { "level" }
  static var inOrder: [FindingLevel] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> FindingLevel? { FindingLevel(rawValue: word.lowercased()) }
}

extension Rule: NamedValue {
  static var kind: String { "rule" }
  static var inOrder: [Rule] { allCases }
  var word: String { rawValue }
  static func value(of word: String) -> Rule? {
    Rule(rawValue: word) ?? allCases.first { $0.rawValue.lowercased() == word.lowercased() }
  }
}
