internal import DynamicType
public import TextLayout
public import TypeSystem
public import Typeface

/// The two faces of one style or more, compared at the size that they have at Large.
public struct ComparedFaces: Hashable, Sendable {
  /// The styles that have these two faces, in the order of the sheet's rows.
  public var styles: [StyleName]
  /// The custom face at Large.
  public var custom: FontInstance
  /// The fallback at Large.
  public var fallback: FontInstance
  /// The custom face's PostScript name.
  public var customName: String
  /// The fallback's PostScript name.
  public var fallbackName: String
  /// How they compare.
  public var comparison: FaceComparison

  /// Puts a comparison and its faces together.
  public init(
    styles: [StyleName], custom: FontInstance, fallback: FontInstance, customName: String, fallbackName: String,
    comparison: FaceComparison
  ) {
    self.styles = styles
    self.custom = custom
    self.fallback = fallback
    self.customName = customName
    self.fallbackName = fallbackName
    self.comparison = comparison
  }
}

extension ResolvedTypeSystem {
  /// The comparisons of every style's two faces at Large, each pair of faces once; styles without either, or with one
  /// face in both columns, are left out.
  ///
  /// An optical size that follows the point size makes another face of each size. The shaper's library is the one that the
  /// system was worked out against.
  public func faceComparisons(with shaper: TextShaper) -> [ComparedFaces] {
    struct Pair: Hashable {
      var custom, fallback: FontInstance
    }
    var comparisons: [ComparedFaces] = []
    var places: [Pair: Int] = [:]
    var measures: [FontInstance: FaceMeasures] = [:]
    func measured(_ font: FontInstance) -> FaceMeasures {
      if let known = measures[font] { return known }
      let new = FaceMeasures(of: font, with: shaper)
      measures[font] = new
      return new
    }
    for style in styles {
      guard let custom = style.custom.cellAtLarge?.font, let fallback = style.fallback.cellAtLarge?.font,
        custom != fallback
      else { continue }
      let pair = Pair(custom: custom, fallback: fallback)
      if let place = places[pair] {
        comparisons[place].styles.append(style.style)
        continue
      }
      places[pair] = comparisons.count
      comparisons.append(
        ComparedFaces(
          styles: [style.style], custom: custom, fallback: fallback,
          customName: style.custom.font?.postScriptName ?? "", fallbackName: style.fallback.font?.postScriptName ?? "",
          comparison: FaceComparison(custom: measured(custom), fallback: measured(fallback))))
    }
    return comparisons
  }
}

extension ResolvedColumn {
  /// The cell at Large, or the first one where Large is not shown.
  var cellAtLarge: ResolvedCell? { cells.first { $0.category == .large } ?? cells.first }
}
