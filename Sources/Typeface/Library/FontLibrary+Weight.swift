extension FontLibrary {
  /// The family's face for a weight and a slant, by the CSS font-matching rule; `nil` for a family without faces.
  ///
  /// Faces of normal width come first, then those of the wanted slant, then the weight decides (CSS Fonts Level 4,
  /// 5.2): from 400 to 500, up to 500 first, then down, then up; below 400, down first; above 500, up first. A variable
  /// face whose `wght` axis covers the weight fits it exactly. `isNearest` says that weight or slant is another.
  public func face(inFamily family: String, weight: Int, italic: Bool) -> (face: Face, isNearest: Bool)? {
    let ranked = faces(inFamily: family).map { face in
      let nearest = face.nearestWeight(to: weight)
      let (tier, distance) = WeightRule.rank(nearest, wanted: weight)
      let key = [abs(face.width - 5), face.isItalic == italic ? 0 : 1, tier, distance]
      return (face: face, key: key, isNearest: nearest != weight || face.isItalic != italic)
    }
    guard let best = ranked.min(by: { $0.key.lexicographicallyPrecedes($1.key) }) else { return nil }
    return (best.face, best.isNearest)
  }
}

extension Face {
  /// The face's weight, or the weight nearest to a wanted one that its `wght` axis reaches.
  fileprivate func nearestWeight(to wanted: Int) -> Int {
    axis("wght").map { Self.weight($0.clamp(Double(wanted))) } ?? weight
  }
}

/// The order in which CSS tries weights in place of one that a family lacks.
package enum WeightRule {
  /// The weight taken for one that may not be there, or nil where there is none at all.
  package static func nearest(to wanted: Int, among weights: [Int]) -> Int? {
    weights.min { rank($0, wanted: wanted) < rank($1, wanted: wanted) }
  }

  /// Where a weight stands in that order: the tier first, then the distance; less comes earlier.
  static func rank(_ weight: Int, wanted: Int) -> (tier: Int, distance: Int) {
    let distance = abs(weight - wanted)
    if distance == 0 { return (0, 0) }
    let isHeavier = weight > wanted
    if (400...500).contains(wanted) {
      return (isHeavier ? (weight <= 500 ? 1 : 3) : 2, distance)
    }
    return (isHeavier == (wanted > 500) ? 1 : 2, distance)
  }
}
