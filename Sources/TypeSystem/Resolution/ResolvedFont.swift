public import DynamicType
public import Typeface

/// A font that a name and a weight led to, before it has a size.
public struct ResolvedFont: Hashable, Sendable {
  /// The face.
  public var face: FaceID
  /// The named instance asked for, where the name was one.
  public var namedInstance: NamedInstance?
  /// The weight asked of a family, or a named face's own.
  public var weight: FontWeight
  /// The family's name.
  public var family: String
  /// The PostScript name of the face or instance, whatever its optical size.
  public var postScriptName: String
  /// What a reader must know of the font itself.
  public var marks: [Mark]

  /// The font at a size: an optical size axis follows the point size.
  public func instance(at pointSize: Double, in library: FontLibrary) -> FontInstance {
    let face = library[face]
    if let namedInstance { return face.instance(named: namedInstance, opticalSize: pointSize) }
    return face.instance(weight: weight.rawValue, opticalSize: pointSize)
  }

  /// The font's own line height at a size, in points: ascender, descender and line gap as `hhea` has them.
  public func lineHeight(at pointSize: Double, in library: FontLibrary) -> Double {
    let face = library[face]
    let metrics = face.lineMetrics
    let units = Double(metrics.ascender) - Double(metrics.descender) + Double(metrics.lineGap)
    return units * pointSize / Double(face.unitsPerEm)
  }
}
