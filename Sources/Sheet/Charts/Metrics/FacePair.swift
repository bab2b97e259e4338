internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A custom face with the fallback that an app would show in its place, and the styles that use the two together.
struct FacePair {
  var custom: ResolvedFont?
  var fallback: ResolvedFont?
  var styles: [StyleName]

  /// The fonts that there are, with their columns.
  var fonts: [(column: Column, font: ResolvedFont)] {
    [(Column.custom, custom), (.fallback, fallback)].compactMap { column, font in font.map { (column, $0) } }
  }

  /// The pairs of a system, each once, in the order of the styles.
  static func pairs(of system: ResolvedTypeSystem, at pointSize: Double, in library: FontLibrary) -> [FacePair] {
    var pairs: [FacePair] = []
    var places: [[FontInstance?]: Int] = [:]
    for style in system.styles {
      let fonts = [style.custom.font, style.fallback.font]
      guard fonts.contains(where: { $0 != nil }) else { continue }
      let key = fonts.map { $0?.instance(at: pointSize, in: library) }
      if let place = places[key] {
        pairs[place].styles.append(style.style)
      } else {
        places[key] = pairs.count
        pairs.append(FacePair(custom: style.custom.font, fallback: style.fallback.font, styles: [style.style]))
      }
    }
    return pairs
  }
}
