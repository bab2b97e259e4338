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

  var document: TypeSystemDocument { system.document }
  var library: FontLibrary { shaper.library }

  init(_ check: Check, _ system: ResolvedTypeSystem, _ shaper: TextShaper) throws(SheetError) {
    self.system = system
    self.shaper = shaper
    levels = check.levels
    languages = check.languages
    table = DynamicTypeTable.table(for: system.document.platform)
    let measuring: [Rule] = [.uncovered, .inkClipped]
    var texts: [CheckedTexts] = []
    if measuring.contains(where: { check.levels[$0] != .off }) {
      let tags = CheckedTexts.furtherTags(system.document, check.languages)
      for style in system.styles { texts.append(try CheckedTexts(style, of: system, shaper, furtherTags: tags)) }
    }
    self.texts = texts
  }

  /// The findings of a rule, in the order of the sheet's rows.
  func findings(of rule: Rule) throws(SheetError) -> [Finding] {
    switch rule {
    case .faceMissing: missingFaces()
    case .uncovered: uncoveredCharacters()
    case .defaultSizeDeviation: deviations()
    case .belowMinimum: tooSmall()
    case .shrinks: shrinking()
    case .orderInverted: inversions()
    case .indistinguishable: ties()
    case .rangeLimit: ranges()
    case .inkClipped: try clippedInk()
    case .truncates: try wideWords()
    case .fixedBarGrowth: barGrowth()
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

extension CheckRun {
  /// A finding's level: the rule's, or one step lower where the finding has an explanation.
  func level(_ rule: Rule, isExplained: Bool = false) -> FindingLevel {
    isExplained ? levels.explained(rule) : levels[rule]
  }

  /// Whether the document says something of a style: what Apple's own styles do among themselves is not its business.
  func isOwn(_ style: ResolvedStyle) -> Bool { document.rule(of: style.style).map { !$0.isSystem } ?? false }

  /// The size of a style's custom column at a category; nil where it is unknown or not shown.
  func size(_ style: ResolvedStyle, _ category: ContentSizeCategory) -> Double? {
    style.custom.cells.first { $0.category == category }?.pointSize
  }

  /// Which of Apple's two engines a column's sizes go by, as far as it follows either.
  func engine(_ column: ResolvedColumn) -> ScalingEngine {
    if case .metrics = column.strategy, table.hasFontMetrics { .metrics } else { .system }
  }

  /// Apple's own size of one of its styles at a category, by the engine that the column follows; nil for other styles.
  func appleSize(_ style: ResolvedStyle, _ category: ContentSizeCategory) -> Double? {
    guard let textStyle = style.style.textStyle else { return nil }
    guard engine(style.custom) == .metrics else { return table.pointSize(textStyle, category) }
    guard let base = table.pointSize(textStyle, .large) else { return nil }
    return FontMetrics(forTextStyle: textStyle, platform: document.platform)
      .scaledPointSize(for: base, compatibleWith: category)
  }

  /// The marks of a style's column, each once, with the categories that bear it, in the order of their first cell.
  func marks(
    _ column: ResolvedColumn, where isWanted: (Mark) -> Bool
  ) -> [(mark: Mark, categories: [ContentSizeCategory])] {
    var found: [(mark: Mark, categories: [ContentSizeCategory])] = []
    for cell in column.cells {
      for mark in cell.marks where isWanted(mark) {
        if let place = found.firstIndex(where: { $0.mark == mark }) {
          found[place].categories.append(cell.category)
        } else {
          found.append((mark, [cell.category]))
        }
      }
    }
    return found
  }
}

extension ResolvedStyle {
  /// One of the style's two columns.
  func column(_ column: Column) -> ResolvedColumn {
    switch column {
    case .custom: custom
    case .fallback: fallback
    }
  }
}

extension ResolvedCell {
  /// Whether the cell's face is another than the one asked for, and nothing that is measured of it says anything.
  ///
  /// So it is for the fallback in a missing face's place, and for the stand-in of the system font.
  var hasForeignFace: Bool {
    marks.contains { mark in
      switch mark {
      case .fallback, .standIn: true
      default: false
      }
    }
  }

  /// Whether the fallback is drawn in a missing face's place.
  var isFallbackForMissing: Bool { marks.contains { if case .fallback = $0 { true } else { false } } }

  /// The missing face that a declared stand-in is drawn for; nil where the cell has its own face.
  var missingFace: String? {
    for case .faceStandIn(let name) in marks { return name }
    return nil
  }
}
