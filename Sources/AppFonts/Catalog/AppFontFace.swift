public import DynamicType
public import TypeSystem
public import Typeface

/// A loaded face as a plain value: its names, axes, features and measures, without the font's bytes.
///
/// It is what crosses threads; the face itself stays with its `FontLibrary` and that library's one worker.
public struct AppFontFace: Hashable, Sendable {
  /// The face in the library that loaded it.
  public let id: FaceID
  /// The name by which apps ask for the face (name ID 6), whatever its file is called.
  public let postScriptName: String
  /// The family's name.
  public let familyName: String
  /// The weight, 1 to 1000: the default of a variable face's axis, else `OS/2`'s.
  public let weight: FontWeight
  /// Whether the face slants, by `OS/2`, else by `head`.
  public let slant: Slant
  /// `OS/2`'s width class, 1 (narrowest) to 9, 5 is normal.
  public let width: Int
  /// Font units in an em.
  public let unitsPerEm: Int32
  /// How far lines reach, in font units, from `hhea`.
  public let lineMetrics: LineMetrics
  /// The height of flat capitals in font units; nil where `OS/2` says nothing.
  public let capHeight: Int32?
  /// The height of flat small letters in font units; nil where `OS/2` says nothing.
  public let xHeight: Int32?
  /// The OpenType features that the face has, sorted.
  public let features: [Tag]
  /// The axes of a variable face; empty for a static one.
  public let axes: [VariationAxis]
  /// The named instances of a variable face.
  public let namedInstances: [NamedInstance]
  /// What the font's maker lets documents do with it.
  public let embedding: Embedding
  /// The PostScript names that a variable face has at Apple's nine weights.
  private let weightNames: [FontWeight: String]

  init(_ face: Face) {
    id = face.id
    postScriptName = face.postScriptName
    familyName = face.family
    weight = FontWeight(rawValue: face.weight) ?? .regular
    slant = face.isItalic ? .italic : .upright
    width = face.width
    unitsPerEm = face.unitsPerEm
    lineMetrics = face.lineMetrics
    capHeight = face.capHeight
    xHeight = face.xHeight
    features = face.features
    axes = face.axes
    namedInstances = face.namedInstances
    embedding = face.embedding
    var names: [FontWeight: String] = [:]
    if face.axis("wght") != nil {
      for weight in FontWeight.named {
        names[weight] = face.instanceName(of: face.instance(weight: weight.rawValue, opticalSize: nil))
      }
    }
    weightNames = names
  }

  /// The axis of a tag, or nil where the face has none.
  public func axis(_ tag: Tag) -> VariationAxis? { axes.first { $0.tag == tag } }

  /// The face at places on its axes: clamped, the later of two counts, and an axis without one has its default.
  func instance(at places: [AxisCoordinate]) -> FontInstance {
    let coordinates = axes.map { axis in
      let asked = places.last { $0.tag == axis.tag }?.value
      return AxisCoordinate(tag: axis.tag, value: axis.clamp(asked ?? axis.defaultValue))
    }
    return FontInstance(face: id, coordinates: coordinates)
  }

  /// The weight nearest to one that the face can be drawn at: its own, or one that its axis reaches.
  func reachable(_ asked: FontWeight) -> FontWeight {
    guard let axis = axis("wght") else { return weight }
    let value = min(max(axis.clamp(Double(asked.rawValue)), 1), 1000)
    return FontWeight(rawValue: Int(value)) ?? weight
  }

  /// The PostScript name at a weight: that of the instance there, or the face's own.
  func postScriptName(at weight: FontWeight) -> String { weightNames[weight] ?? postScriptName }
}
