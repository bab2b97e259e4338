internal import Findings
package import TypeSystem

/// What `check` found in all documents, as every format tells it.
package struct CheckReport {
  /// The program and its version.
  package var tool: String
  /// The versions of ICU and of the CLDR data that languages were looked up in; nil where none were.
  package var languageSource: LanguageSource?
  /// The level from which on a finding fails.
  package var failLevel: FailLevel
  /// The documents in the order of the command line.
  package var documents: [CheckedDocument]

  /// Where languages' characters come from.
  package struct LanguageSource: Hashable, Sendable {
    /// ICU's version, such as "72.1".
    package var icu: String
    /// The version of CLDR's data in it, such as "42".
    package var cldr: String

    /// Pairs the versions.
    package init(icu: String, cldr: String) {
      self.icu = icu
      self.cldr = cldr
    }
  }

  /// Puts a report together.
  package init(
    tool: String, languageSource: LanguageSource? = nil, failLevel: FailLevel, documents: [CheckedDocument]
  ) {
    self.tool = tool
    self.languageSource = languageSource
    self.failLevel = failLevel
    self.documents = documents
  }

  /// Whether something was found that fails, or a screen can't be checked, which does whatever the level.
  package var fails: Bool { hasFailure || hasUncheckedScreens }

  /// Whether something was found that fails by its level.
  var hasFailure: Bool {
    documents.contains { document in document.report.findings.contains { failLevel.fails($0.level) } }
  }

  /// Whether a document has a screen that can't be built or laid out: it is a wrong document.
  package var hasUncheckedScreens: Bool { documents.contains { !$0.report.uncheckedScreens.isEmpty } }

  /// How many findings have a level, in all documents.
  package func count(of level: FindingLevel) -> Int { documents.reduce(0) { $0 + $1.report.count(of: level) } }

  /// How every format says that a screen of a document can't be checked.
  static let uncheckedTitle = "Screen that can't be checked"

  /// The whole in a few words, such as "1 error, 4 warnings and 2 infos in museo.yaml".
  package var headline: String {
    let place = documents.count == 1 ? documents[0].label : "\(documents.count) documents"
    let unchecked = documents.reduce(0) { $0 + $1.report.uncheckedScreens.count }
    let screens = unchecked == 0 ? "" : ", \(Words.counted(unchecked, "screen", "screens")) not checked"
    return "\(CheckWords.counts(count)) in \(TerminalText.escaped(place))\(screens)"
  }
}
