import DynamicType
import Findings
import TypeSystem

/// Findings made by hand.
enum Samples {
  static let findings = [
    Finding(.faceMissing, .error, style: .headline, column: .custom, message: "no 'Gone'", hint: "load it"),
    Finding(
      .inkClipped, .warning, style: .body, column: .custom, categories: [.accessibility3, .accessibility4],
      category: .accessibility4, value: 1.5, limit: 0, unit: .points, message: "1.5 pt above", hint: "a larger line"),
    Finding(.standIn, .info, style: .title1, categories: [.large], message: "both columns", hint: ""),
    Finding(.unusedFace, .info, message: "'Extra' is used by no style", hint: "take it out"),
    Finding(.unusedFace, .info, style: .custom("elsewhere"), message: "a style that is not shown", hint: ""),
  ]
}
