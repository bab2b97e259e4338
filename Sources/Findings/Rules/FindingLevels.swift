internal import DynamicType
public import TypeSystem

/// How grave each rule's findings are: the rules' own levels, a document's over them, a run's over those.
public struct FindingLevels: Hashable, Sendable {
  private var own: [Rule: FindingLevel]

  /// The levels of a document, and what a run changes of them.
  public init(document: TypeSystemDocument? = nil, overrides: [Rule: FindingLevel] = [:]) {
    own = [:]
    for (name, level) in document?.findings ?? [:] {
      if let rule = Rule(rawValue: name) { own[rule] = level }
    }
    own.merge(overrides) { $1 }
  }

  /// The level of a rule.
  public subscript(rule: Rule) -> FindingLevel { own[rule] ?? rule.defaultLevel }

  /// Whether document or run gives the rule a level.
  public func isSet(_ rule: Rule) -> Bool { own[rule] != nil }

  /// The level of a rule's finding that has an explanation, such as Apple's own table: one step below the default.
  ///
  /// A level that document or run gives holds for these too; an info stays one.
  public func explained(_ rule: Rule) -> FindingLevel {
    guard !isSet(rule) else { return self[rule] }
    switch self[rule] {
    case .error: return .warning
    case .warning, .info: return .info
    case .off: return .off
    }
  }

  /// The level of a rule's finding that can't be chance: one step above the default, and an error stays one.
  ///
  /// A level that document or run gives holds for these too.
  public func proven(_ rule: Rule) -> FindingLevel {
    guard !isSet(rule) else { return self[rule] }
    switch self[rule] {
    case .error, .warning: return .error
    case .info: return .warning
    case .off: return .off
    }
  }
}

extension FindingLevels {
  /// Whether a check lays a document's mock screens out, for which it must know where lines may end.
  package func layOutScreens(of document: TypeSystemDocument) -> Bool {
    look(atScreensOf: document, by: [.truncates, .fixedBarGrowth, .overflows])
  }

  /// Whether one of some rules looks at a document's mock screens, which are wireframes of an iPhone's.
  func look(atScreensOf document: TypeSystemDocument, by rules: [Rule]) -> Bool {
    !document.screens.isEmpty && [.ios, .ios9].contains(document.platform) && rules.contains { self[$0] != .off }
  }
}

extension Rule {
  /// The level that the rule has where neither document nor run gives it another.
  public var defaultLevel: FindingLevel {
    switch self {
    case .faceMissing, .uncovered, .glyphsNotDrawn: .error
    case .defaultSizeDeviation, .belowMinimum, .shrinks, .orderInverted, .indistinguishable, .rangeLimit, .inkClipped,
      .truncates, .fixedBarGrowth, .overflows, .staleText, .wrongCurve, .doubleScaled, .thinSmall, .nearestWeight,
      .featureAbsent:
      .warning
    case .standIn, .growthLimited, .unusedFace, .embeddingForbidden: .info
    }
  }
}
