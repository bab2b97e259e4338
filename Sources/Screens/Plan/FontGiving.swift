internal import TypeSystem
internal import Typeface

/// Gives a font features and leaves its face and size as they are.
struct FontGiving: Sendable {
  /// The features that the faces have, as far as anyone gives them some.
  private var own: [FaceID: Set<Tag>] = [:]

  /// Notes which features the faces of cells have.
  mutating func learn(_ cells: [ResolvedCell], from library: FontLibrary) {
    for case let face? in cells.map(\.face?.face) where own[face] == nil { own[face] = Set(library[face].features) }
  }

  /// The cell with features over its own; the same as often as it is done.
  ///
  /// One that the face lacks is marked, and its text drawn plain: nothing is synthesised.
  func give(_ features: [FontFeature], to cell: ResolvedCell) -> ResolvedCell {
    var cell = cell
    cell.features.removeAll { old in features.contains { $0.tag == old.tag } }
    cell.features += features
    let own = cell.face.flatMap { self.own[$0.face] } ?? []
    for feature in features where feature.value > 0 && !own.contains(feature.tag) {
      if !cell.marks.contains(.featureAbsent(feature.tag)) { cell.marks.append(.featureAbsent(feature.tag)) }
    }
    return cell
  }
}
