internal import DynamicType
internal import Languages
internal import Sheet
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// One check of one system: what the rules look at.
struct CheckRun {
  let system: ResolvedTypeSystem
  let shaper: TextShaper
  let levels: FindingLevels
  let languages: [LanguageCharacters]
  let table: DynamicTypeTable
  /// Each style with its texts, measured; empty where no rule asks for them.
  let texts: [CheckedTexts]
  /// The document's screens; nil where no rule asks for them.
  let screens: CheckedScreens?

  var document: TypeSystemDocument { system.document }
  var library: FontLibrary { shaper.library }

  init(_ check: Check, _ system: ResolvedTypeSystem, _ shaper: TextShaper) throws(SheetError) {
    self.system = system
    self.shaper = shaper
    levels = check.levels
    languages = check.languages
    table = DynamicTypeTable.table(for: system.document.platform)
    let measuring: [Rule] = [.uncovered, .glyphsNotDrawn, .inkClipped]
    var texts: [CheckedTexts] = []
    if measuring.contains(where: { check.levels[$0] != .off }) {
      let tags = CheckedTexts.furtherTags(system.document, check.languages)
      for style in system.styles { texts.append(try CheckedTexts(style, of: system, shaper, furtherTags: tags)) }
    }
    self.texts = texts
    screens = Self.screens(of: check, system, shaper)
  }

  /// The document's screens, as far as a rule asks for them; they are wireframes of an iPhone's.
  private static func screens(
    of check: Check, _ system: ResolvedTypeSystem, _ shaper: TextShaper
  ) -> CheckedScreens? {
    let levels = check.levels
    let breaker = levels.layOutScreens(of: system.document) ? check.lineBreaker : nil
    let lacks: [Rule] = [.uncovered, .glyphsNotDrawn]
    guard breaker != nil || levels.look(atScreensOf: system.document, by: [.staleText] + lacks) else { return nil }
    return CheckedScreens(system, shaper, breaker, findsLacks: lacks.contains { levels[$0] != .off })
  }

  /// The findings of a rule, in the order of the sheet's rows.
  func findings(of rule: Rule) throws(SheetError) -> [Finding] {
    switch rule {
    case .faceMissing: missingFaces()
    case .uncovered: uncoveredCharacters()
    case .glyphsNotDrawn: undrawnGlyphs()
    case .defaultSizeDeviation: deviations()
    case .belowMinimum: tooSmall()
    case .shrinks: shrinking()
    case .orderInverted: inversions()
    case .indistinguishable: ties()
    case .rangeLimit: ranges()
    case .inkClipped: try clippedInk()
    case .truncates: try wideWords() + onScreens(rule)
    case .fixedBarGrowth: inBars()
    case .overflows, .staleText: onScreens(rule)
    case .wrongCurve: wrongCurves()
    case .doubleScaled: doubleScaling()
    case .thinSmall: thinStrokes()
    case .nearestWeight: nearestWeights()
    case .featureAbsent: absentFeatures()
    case .standIn: standIns()
    case .growthLimited: limitedGrowth()
    case .unusedFace: unusedFaces()
    case .embeddingForbidden: forbiddenEmbedding()
    }
  }
}
