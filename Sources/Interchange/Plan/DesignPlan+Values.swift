internal import DynamicType
internal import TypeSystem
internal import Typeface

extension DesignPlan {
  /// The name of a face's family: its font's own where that is there, else what the document says.
  func familyName(_ face: PlannedFace) -> String {
    if let name = face.postScriptName, let match = match(name) { return match.face.family }
    return face.family
  }

  /// The names that a family may be chosen by: its key, the name that it is matched by, and its font's own.
  func names(of family: FamilyPlan) -> [String] {
    var names = [family.key]
    if case .matching(let name) = document.families[family.key]?.faces { names.append(name) }
    if let name = family.cases.first?.postScriptName, let match = match(name) { names.append(match.face.family) }
    return names
  }

  /// The face among the fonts whose PostScript name it is, or whose instance's.
  func match(_ postScriptName: String) -> FaceMatch? {
    guard let match = fonts?.match(postScriptName), match.by == .postScriptName || match.by == .instanceName else {
      return nil
    }
    return match
  }

  /// The line height at a category as a multiple of the size; nil where it is the font's own and the font isn't there.
  func lineHeight(_ style: StylePlan, at category: ContentSizeCategory) -> Double? {
    let cell = style.cell(at: category)
    guard let size = style.pointSize(at: category), let large = style.pointSize(at: .large) else { return nil }
    let printed = style.reference.flatMap { table.leading($0, category) }.map { $0 / size }
    switch cell.rule.lineHeight {
    case .multiple(let multiple): return multiple
    case .points(let points): return points / large
    case .system: return printed
    case nil where style.isSystem || (cell.face.source == .system && cell.strategy == .system()): return printed
    case .natural, nil:
      guard let name = cell.face.postScriptName, let face = match(name)?.face else { return nil }
      let metrics = face.lineMetrics
      let units = Double(metrics.ascender) - Double(metrics.descender) + Double(metrics.lineGap)
      return units / Double(face.unitsPerEm)
    }
  }

  /// The space after each character at a category, in em.
  func letterSpacing(_ style: StylePlan, at category: ContentSizeCategory) -> Double {
    let cell = style.cell(at: category)
    guard let size = style.pointSize(at: category), let large = style.pointSize(at: .large) else { return 0 }
    switch cell.rule.letterSpacing {
    case .em(let em): return em
    case .points(let points): return points / large
    case .system where cell.face.source == .system && document.platform == .ios:
      return SystemTracking.points(at: size) / size
    case .system, nil: return 0
    }
  }
}

extension Double {
  /// The number with four decimals at most.
  var short: Double { (self * 10_000).rounded() / 10_000 }
}
