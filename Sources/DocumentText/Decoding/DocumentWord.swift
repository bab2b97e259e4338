internal import DynamicType
internal import TypeSystem
internal import Typeface

/// A place in a document where one of a few words stands, and those words.
///
/// The JSON Schema has a definition of each name, with exactly these words; a test holds one against the other.
package enum DocumentWord: String, CaseIterable, Sendable {
  /// `platform`.
  case platform
  /// `watchCase`.
  case watchCase
  /// `undefinedStyles`.
  case undefinedStyles
  /// `updates`.
  case updates
  /// `onFileError`.
  case onFileError
  /// `onMissingFace`.
  case onMissingFace
  /// `onDuplicate`.
  case onDuplicate
  /// The fallback's `size`.
  case fallbackSize
  /// `slant`.
  case slant
  /// `rounding`.
  case rounding
  /// `leadings`.
  case leadings
  /// A table's `missing`.
  case missing
  /// `case`.
  case letterCase
  /// A role's `update`.
  case update
  /// The kinds of a screen's nodes.
  case nodeKind
  /// A text field's or text view's `font`.
  case font
  /// A node's `truncation`.
  case truncation
  /// A stack's `axis`.
  case axis
  /// A screen's `direction`.
  case direction
  /// The metric that an `align` is to.
  case metric
  /// The levels of findings.
  case level
  /// The rules of findings.
  case rule

  /// The words.
  package var words: [String] {
    switch self {
    case .platform: Platform.allCases.map(\.rawValue)
    case .watchCase: WatchCase.allCases.map(\.rawValue)
    case .undefinedStyles: UndefinedStyles.allCases.map(\.rawValue)
    case .updates: UpdatePolicy.allCases.map(\.rawValue)
    case .onFileError: FontSources.FilePolicy.allCases.map(\.rawValue)
    case .onMissingFace: FontSources.FacePolicy.allCases.map(\.rawValue)
    case .onDuplicate: DuplicatePolicy.allCases.map(\.rawValue)
    case .fallbackSize: FallbackRule.Size.allCases.map(\.rawValue)
    case .slant: Slant.allCases.map(\.rawValue)
    case .rounding: SizeRounding.allCases.map(\.rawValue)
    case .leadings: Leadings.allCases.map(\.rawValue)
    case .missing: SizeTable.Missing.allCases.map(\.rawValue)
    case .letterCase: LetterCase.allCases.map(\.rawValue)
    case .update: RoleRule.Update.allCases.map(\.rawValue)
    case .nodeKind: ScreenNode.Kind.allCases.map(\.rawValue)
    case .font: ["none"]
    case .truncation: ScreenNode.Truncation.allCases.map(\.rawValue)
    case .axis: ScreenNode.Axis.allCases.map(\.rawValue)
    case .direction: ScreenNode.Direction.allCases.map(\.rawValue)
    case .metric: ["capHeight"]
    case .level: FindingLevel.allCases.map(\.rawValue)
    case .rule: Self.rules
    }
  }

  /// The rules that a document can set a level for: errors, then warnings, then infos.
  private static let rules = [
    "faceMissing", "uncovered", "glyphsNotDrawn", "defaultSizeDeviation", "belowMinimum", "shrinks", "orderInverted",
    "indistinguishable",
    "rangeLimit", "inkClipped", "truncates", "fixedBarGrowth", "overflows", "staleText", "wrongCurve", "doubleScaled",
    "thinSmall", "nearestWeight", "featureAbsent", "standIn", "growthLimited", "unusedFace", "embeddingForbidden",
  ]

  /// What an error calls one of the words.
  var noun: String {
    switch self {
    case .platform: "platform"
    case .watchCase: "watch case"
    case .undefinedStyles: "choice for 'undefinedStyles'"
    case .updates: "choice for 'updates'"
    case .onFileError: "choice for 'onFileError'"
    case .onMissingFace: "choice for 'onMissingFace'"
    case .onDuplicate: "choice for 'onDuplicate'"
    case .fallbackSize: "size of the fallback"
    case .slant: "slant"
    case .rounding: "rounding"
    case .leadings: "kind of leadings"
    case .missing: "choice for 'missing'"
    case .letterCase: "case"
    case .update: "choice for 'update'"
    case .nodeKind: "kind of node"
    case .font: "choice for 'font'"
    case .truncation: "kind of truncation"
    case .axis: "axis"
    case .direction: "direction"
    case .metric: "metric"
    case .level: "level"
    case .rule: "rule"
    }
  }
}
