internal import DynamicType
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// A custom face as it is at Large with the fallback that an app would show in its place, and the styles that use the two
/// together.
struct FacePair {
  /// A face at Large.
  struct Side: Hashable {
    var font: ResolvedFont
    var instance: FontInstance

    /// The optical size in points, where the face has that axis.
    var opticalSize: Double? { instance.coordinates.first { $0.tag == "opsz" }?.value }
  }

  var custom: Side?
  var fallback: Side?
  var styles: [StyleName]

  /// The faces that there are, with their columns.
  var sides: [(column: Column, side: Side)] {
    [(Column.custom, custom), (.fallback, fallback)].compactMap { column, side in side.map { (column, $0) } }
  }

  /// The pairs of a system, each once, in the order of the styles.
  ///
  /// Styles whose faces are alike but stand there for different reasons are pairs of their own, so that no mark is told of a
  /// style that doesn't bear it. Where both columns have one face there is nothing to compare, and its optical sizes, which
  /// differ from style to style, are one pair.
  static func pairs(of system: ResolvedTypeSystem, in library: FontLibrary) -> [FacePair] {
    struct Key: Hashable {
      var face: FaceID?
      var instance: FontInstance?
      var marks: [Mark]?
    }
    var pairs: [FacePair] = []
    var places: [[Key]: Int] = [:]
    for style in system.styles {
      let sides = [side(style.custom, in: library), side(style.fallback, in: library)]
      guard sides.contains(where: { $0 != nil }) else { continue }
      let isOneFace = sides[0]?.instance == sides[1]?.instance
      let key = sides.map { side in
        Key(face: side?.instance.face, instance: isOneFace ? nil : side?.instance, marks: side?.font.marks)
      }
      if let place = places[key] {
        pairs[place].styles.append(style.style)
      } else {
        places[key] = pairs.count
        pairs.append(FacePair(custom: sides[0], fallback: sides[1], styles: [style.style]))
      }
    }
    return pairs
  }

  /// A column's face at Large; one without a size there is taken at body's.
  private static func side(_ column: ResolvedColumn, in library: FontLibrary) -> Side? {
    guard let font = column.font else { return nil }
    let instance = column.cellAtLarge?.font ?? font.instance(at: column.baseSize ?? 17, in: library)
    return Side(font: font, instance: instance)
  }
}
