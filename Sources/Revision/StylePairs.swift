internal import DynamicType
internal import TypeSystem

/// The rows of two sheets, each with the one that it is compared with.
struct StylePairs {
  /// A style before and after; one of the two is there.
  struct Pair {
    var old: ResolvedStyle?
    var new: ResolvedStyle?
  }

  /// In the order of the new rows; a row that went stands behind the one that it stood behind.
  let pairs: [Pair]

  init(_ old: ResolvedTypeSystem, _ new: ResolvedTypeSystem) {
    let before = Dictionary(old.styles.map { ($0.style, $0) }) { first, _ in first }
    let after = Set(new.styles.map(\.style))
    let went = old.styles.filter { !after.contains($0.style) }
    let came = new.styles.filter { before[$0.style] == nil }
    let renamed = Self.renamed(went, came)
    pairs = MergedOrder.merged(
      old.styles.map { Pair(old: $0, new: nil) },
      into: new.styles.map { Pair(old: before[$0.style] ?? renamed[$0.style], new: $0) }
    ) { $0.old?.style }
  }

  /// The styles of the app's own that have only another name: by the new name, the old style.
  ///
  /// Everything but the sample, which may be the name, is the same, and no second style is like it.
  private static func renamed(_ went: [ResolvedStyle], _ came: [ResolvedStyle]) -> [StyleName: ResolvedStyle] {
    var before: [Likeness: [ResolvedStyle]] = [:]
    var after: [Likeness: [ResolvedStyle]] = [:]
    for style in went { if let likeness = Likeness(style) { before[likeness, default: []].append(style) } }
    for style in came { if let likeness = Likeness(style) { after[likeness, default: []].append(style) } }
    var renamed: [StyleName: ResolvedStyle] = [:]
    for (likeness, styles) in after where styles.count == 1 {
      if let old = before[likeness], old.count == 1 { renamed[styles[0].style] = old[0] }
    }
    return renamed
  }

  /// What a style is apart from its name; nil for Apple's, whose names are fixed.
  private struct Likeness: Hashable {
    var isRole: Bool
    var cells: [Cell]

    struct Cell: Hashable {
      var name: String?
      var pointSize: Double?
      var leading: Double?
      var letterSpacing: Double
    }

    init?(_ style: ResolvedStyle) {
      guard style.style.textStyle == nil else { return nil }
      isRole = style.style.isRole
      cells = (style.custom.cells + style.fallback.cells).map { cell in
        Cell(
          name: cell.face?.postScriptName, pointSize: cell.pointSize, leading: cell.leading,
          letterSpacing: cell.letterSpacing)
      }
    }
  }
}
