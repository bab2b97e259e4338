public import DynamicType
public import Typeface

/// A font that a name, a weight and a slant led to, before it has a size.
public struct ResolvedFont: Hashable, Sendable {
  /// The face.
  public var face: FaceID
  /// The named instance asked for, where the name was one.
  public var namedInstance: NamedInstance?
  /// The weight asked of a family, or a named face's own.
  public var weight: FontWeight
  /// The slant asked of a family, or a named face's own.
  public var slant: Slant = .upright
  /// The family's name.
  public var family: String
  /// The PostScript name of the face or instance, whatever its optical size.
  public var postScriptName: String
  /// Places on axes other than weight and optical size; one on `opsz` pins the optical size.
  public var axes: [AxisCoordinate] = []
  /// Whether it is the system's font or what stands in for that.
  public var isSystem = false
  /// What a reader must know of the font itself.
  public var marks: [Mark]

  /// The font at a size: an optical size axis follows the point size unless it is pinned.
  public func instance(at pointSize: Double, in library: FontLibrary) -> FontInstance {
    let face = library[face]
    guard face.isVariable else { return FontInstance(face: face.id) }
    let size = AxisCoordinate(tag: Self.sizeAxis, value: pointSize)
    guard let namedInstance else {
      let places = [AxisCoordinate(tag: Self.weightAxis, value: Double(weight.rawValue)), size]
      return face.instance(at: axes.isEmpty ? places : places + axes)
    }
    return face.instance(at: namedInstance.coordinates + [size] + axes)
  }

  private static let weightAxis: Tag = "wght"
  private static let sizeAxis: Tag = "opsz"

  /// The font's own line height at a size, in points: ascender, descender and line gap as `hhea` has them.
  public func lineHeight(at pointSize: Double, in library: FontLibrary) -> Double {
    let face = library[face]
    let metrics = face.lineMetrics
    let units = Double(metrics.ascender) - Double(metrics.descender) + Double(metrics.lineGap)
    return units * pointSize / Double(face.unitsPerEm)
  }
}
