internal import DynamicType
internal import TypeSystem
internal import Typeface

extension AppFontCatalog {
  /// A font of a family at a weight and a slant, by CSS' rule of the nearest; nil for a family without faces.
  ///
  /// What is not as asked is in its notes.
  func font(inFamily family: String, _ weight: FontWeight, _ slant: Slant, size: Double) -> AppFont? {
    let wanted = family.lowercased()
    let members = faces.filter { $0.familyName.lowercased() == wanted }
    guard let face = Self.nearest(weight, slant, among: members) else { return nil }
    let drawn = FaceKey(face.reachable(weight), face.slant == .italic || slant == face.slant ? face.slant : .upright)
    var (start, leaning) = ([AxisCoordinate](), face.slant)
    if face.axis("wght") != nil { start.append(AxisCoordinate(tag: "wght", value: Double(drawn.weight.rawValue))) }
    if slant == .italic, face.slant == .upright, let axis = face.leaningAxis {
      start.append(axis)
      leaning = .italic
    }
    var font = AppFont(
      face: face, postScriptName: face.postScriptName(at: drawn.weight), weight: drawn.weight, slant: leaning,
      pointSize: size, start: start)
    let (asked, got) = (FaceKey(weight, slant), FaceKey(drawn.weight, leaning))
    if asked != got { font.notes.append(.mark(.nearestWeight(asked: asked, drawn: got))) }
    font.platform = platform
    return font
  }

  /// The system's font or its stand-in, marked as one.
  ///
  /// - Throws: `AppFontError.noSystemFont`, which `AppFonts.finishLoading()` has ruled out before.
  func systemFont(_ weight: FontWeight, _ slant: Slant = .upright, size: Double) throws(AppFontError) -> AppFont {
    for family in system.all {
      guard var font = font(inFamily: family, weight, slant, size: size) else { continue }
      font.isSystem = true
      if !system.families.contains(family), let missing = system.families.first {
        font.notes.append(.mark(.standIn(for: missing)))
      }
      return font
    }
    throw .noSystemFont(standIn: system.standIn)
  }

  /// Faces of normal width first, then those of the slant, then the nearest weight.
  private static func nearest(_ weight: FontWeight, _ slant: Slant, among faces: [AppFontFace]) -> AppFontFace? {
    guard let width = faces.map({ abs($0.width - 5) }).min() else { return nil }
    let normal = faces.filter { abs($0.width - 5) == width }
    let slanted = normal.filter { $0.slant == slant }
    let candidates = slanted.isEmpty ? normal : slanted
    let nearest = WeightRule.nearest(to: weight.rawValue, among: candidates.map { $0.reachable(weight).rawValue })
    return candidates.first { $0.reachable(weight).rawValue == nearest }
  }
}

extension AppFontFace {
  /// The place on an axis at which an upright face leans; nil where it has no such axis.
  fileprivate var leaningAxis: AxisCoordinate? {
    if let axis = axis("ital"), axis.maximum > 0 { return AxisCoordinate(tag: "ital", value: axis.maximum) }
    // A slant axis leans to the right below 0.
    if let axis = axis("slnt"), axis.minimum < 0 { return AxisCoordinate(tag: "slnt", value: axis.minimum) }
    return nil
  }
}
