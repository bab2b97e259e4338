package import DynamicType
package import Findings
package import Languages
package import Sheet
package import TypeSystem
package import YAML

/// A document that was looked through, and where it says what was found.
package struct CheckedDocument {
  /// The file, as it was named; nil for the embedded default.
  package var path: String?
  /// What was found.
  package var report: FindingsReport
  /// The levels that it was looked through at.
  package var levels: FindingLevels
  /// The categories that were looked at.
  package var categories: [ContentSizeCategory]
  /// The languages whose characters were looked for.
  package var languages: [LanguageCharacters]
  /// Each custom face beside its fallback, at Large.
  package var faces: [ComparedFaces]
  /// Where the file names its styles and roles.
  package var stylePlaces: [StyleName: YAMLPlace]
  /// Where the file has the nodes of its screens, by their paths.
  package var screenPlaces: [String: YAMLPlace]

  /// Puts a document and what was found in it together.
  package init(
    path: String?, report: FindingsReport, levels: FindingLevels, categories: [ContentSizeCategory],
    languages: [LanguageCharacters] = [], faces: [ComparedFaces] = [], stylePlaces: [StyleName: YAMLPlace] = [:],
    screenPlaces: [String: YAMLPlace] = [:]
  ) {
    self.path = path
    self.report = report
    self.levels = levels
    self.categories = categories
    self.languages = languages
    self.faces = faces
    self.stylePlaces = stylePlaces
    self.screenPlaces = screenPlaces
  }

  /// What messages call it: its file, else its name.
  package var label: String { path ?? report.name }

  /// The place of a finding's node or style, else the document's beginning; nil without a file.
  func place(of finding: Finding) -> YAMLPlace? {
    guard path != nil, let node = finding.path else { return place(of: finding.style) }
    // A bar's title is the bar's text, and stands where the bar does.
    let bar = node.lastIndex(of: "/").map { String(node[..<$0]) }
    return screenPlaces[node] ?? bar.flatMap { screenPlaces[$0] } ?? place(of: finding.style)
  }

  /// The place of the node that keeps a screen from being checked, else the document's beginning; nil without a file.
  func place(of screen: UncheckedScreen) -> YAMLPlace? {
    guard path != nil else { return nil }
    return screenPlaces[screen.path ?? screen.screen] ?? screenPlaces[screen.screen] ?? .start
  }

  /// The place of a style, else the document's beginning; nil without a file.
  func place(of style: StyleName?) -> YAMLPlace? {
    guard path != nil else { return nil }
    return style.flatMap { stylePlaces[$0] } ?? .start
  }
}
