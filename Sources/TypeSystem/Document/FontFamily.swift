public import DynamicType
public import Typeface

/// A family as a document declares it: how a weight and a slant become a face, and what steps in when one is missing.
public struct FontFamily: Hashable, Sendable {
  /// How a weight and a slant become a face.
  public enum Faces: Hashable, Sendable {
    /// Each face by its PostScript name.
    case listed(OrderedMap<FaceKey, String>)
    /// PostScript names put together from parts.
    case naming(FaceNaming)
    /// A variable face, whose weight axis is moved.
    case variable(VariableFaces)
    /// A family by its name among the loaded fonts.
    case matching(String)
  }

  /// How a weight and a slant become a face.
  public var faces: Faces
  /// What happens to weights when the person has switched Bold Text on; nil leaves them.
  public var boldText: BoldText?
  /// The families that step in, in order, for characters that the face lacks: keys under `families`, or `system`.
  public var cascade: [FontReference]
  /// OpenType features that every style of the family has, before its own.
  public var features: [FontFeature]
  /// What is drawn, and marked, where a face is missing: a key under `families`, or `system`.
  public var standIn: FontReference?

  /// Makes a family.
  public init(
    _ faces: Faces, boldText: BoldText? = nil, cascade: [FontReference] = [], features: [FontFeature] = [],
    standIn: FontReference? = nil
  ) {
    self.faces = faces
    self.boldText = boldText
    self.cascade = cascade
    self.features = features
    self.standIn = standIn
  }
}

/// A place in a family: a weight and a slant.
public struct FaceKey: Hashable, Sendable {
  /// The weight.
  public var weight: FontWeight
  /// The slant.
  public var slant: Slant

  /// Makes a place.
  public init(_ weight: FontWeight, _ slant: Slant = .upright) {
    self.weight = weight
    self.slant = slant
  }
}

/// PostScript names that are put together: `base`, `separator`, the weight's part, the italic's suffix.
///
/// Source Sans Pro has `SourceSansPro-Regular`, `SourceSansPro-It` and `SourceSansPro-SemiboldIt`: the suffix is `It`,
/// and takes the place of the weight's part `Regular`.
public struct FaceNaming: Hashable, Sendable {
  /// What every name begins with.
  public var base: String
  /// What stands between the base and the rest, left out where there is no rest.
  public var separator: String
  /// The part of each weight.
  public var weights: OrderedMap<FontWeight, String>
  /// What the italics have at their end; nil where the family has no italics.
  public var italicSuffix: String?
  /// The weights' parts that an italic leaves out.
  public var droppedInItalic: [String]

  /// Makes a rule.
  public init(
    base: String, separator: String = "-", weights: OrderedMap<FontWeight, String>, italicSuffix: String? = nil,
    droppedInItalic: [String] = []
  ) {
    self.base = base
    self.separator = separator
    self.weights = weights
    self.italicSuffix = italicSuffix
    self.droppedInItalic = droppedInItalic
  }
}

/// A variable face, and the one with its italics.
public struct VariableFaces: Hashable, Sendable {
  /// The upright face's PostScript name.
  public var face: String
  /// The italic face's PostScript name; nil where the family has none, or `face` has a slant axis.
  public var italicFace: String?
  /// Places on further axes, such as `wdth`, that every style has before its own.
  public var axes: [AxisCoordinate]

  /// Makes a family of a variable face.
  public init(face: String, italicFace: String? = nil, axes: [AxisCoordinate] = []) {
    self.face = face
    self.italicFace = italicFace
    self.axes = axes
  }
}

/// What happens to a family's weights when the person has switched Bold Text on.
public enum BoldText: Hashable, Sendable {
  /// Each weight becomes the next heavier one that the family has.
  case heavier
  /// The weights named become others; what is not named stays.
  case map(OrderedMap<FontWeight, FontWeight>)
}

extension FaceKey: CustomStringConvertible {
  /// The weight's number and the slant, such as "400" or "700 italic".
  public var description: String { slant == .italic ? "\(weight.rawValue) italic" : "\(weight.rawValue)" }
}

extension FaceNaming {
  /// The PostScript name of a place, or nil where the weight has no part or the family no italics.
  public func postScriptName(of key: FaceKey) -> String? {
    guard var part = weights[key.weight] else { return nil }
    if key.slant == .italic {
      guard let italicSuffix else { return nil }
      part = (droppedInItalic.contains(part) ? "" : part) + italicSuffix
    }
    return part.isEmpty ? base : base + separator + part
  }

  /// The places that have a name.
  public var keys: [FaceKey] {
    weights.keys.map { FaceKey($0) } + (italicSuffix == nil ? [] : weights.keys.map { FaceKey($0, .italic) })
  }
}
