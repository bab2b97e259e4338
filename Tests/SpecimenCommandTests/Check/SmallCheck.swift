import DynamicType
import Findings
import Languages
import SpecimenCommand
import TypeSystem
import YAML

/// A report made by hand: two documents, findings of every level, with and without places and numbers.
enum SmallCheck {
  static let bar = Finding(
    .fixedBarGrowth, .error, style: .role("navigationTitle"), column: .custom,
    categories: [.accessibility3, .accessibility4, .accessibility5], category: .accessibility5, value: 63.625,
    limit: 44, unit: .points, message: "at AX5 a line of 53 pt is 63.6 pt high: 19.6 pt more than a bar of 44 pt",
    hint: "fix the size, or give it a 'max' of 36 pt")

  static let thin: Finding = {
    var finding = Finding(
      .thinSmall, .warning, style: .caption1, column: .custom, categories: ContentSizeCategory.allCases,
      category: .large, value: 300, limit: 400, unit: .weight, message: "weight 300 at 12 pt",
      hint: "weight 400 or more under 20 pt")
    finding.alike = [.custom("tip")]
    return finding
  }()

  static let unused = Finding(
    .unusedFace, .info, value: 1, limit: 0, unit: .count, message: "no style uses Museo-700Italic", hint: "leave it out"
  )

  static let museo = document([bar, thin, unused])

  static func document(_ findings: [Finding], path: String? = "type/museo.yaml") -> CheckedDocument {
    CheckedDocument(
      path: path, report: FindingsReport(name: "Museo", findings: findings),
      levels: FindingLevels(overrides: [.standIn: .off]), categories: ContentSizeCategory.allCases,
      languages: [LanguageCharacters(tag: "en", name: "English", main: ["a", "b"])],
      stylePlaces: [
        .role("navigationTitle"): YAMLPlace(line: 40, column: 3), .caption1: YAMLPlace(line: 14, column: 3),
        .custom("tip"): YAMLPlace(line: 15, column: 3),
      ])
  }

  static func report(_ documents: CheckedDocument..., failLevel: FailLevel = .error) -> CheckReport {
    CheckReport(
      tool: "specimen 0.1.0", languageSource: .init(icu: "72.1", cldr: "42"), failLevel: failLevel,
      documents: documents)
  }

  /// What a stranger's document and font may be called.
  static let hostile: CheckedDocument = {
    var finding = Finding(
      .featureAbsent, .warning, style: .custom("::error::\u{1B}[31m<b>\u{202E}]](x)"), column: .custom,
      categories: [.large], message: "no feature '\r\n::set-output name=x::{0}\u{7}&]]>'", hint: "%0A|`x`\u{0}")
    finding.alike = [.custom("a,b:c=\"d\"")]
    return CheckedDocument(
      path: "::a b/\u{1B}%,:é.yaml", report: FindingsReport(name: "\u{202E}x", findings: [finding]),
      levels: FindingLevels(), categories: [.large])
  }()
}
