internal import DynamicType
internal import TypeSystem
internal import Typeface

/// A face that generated code asks the system for.
struct PlannedFace: Hashable {
  /// What the code asks by.
  enum Source: Hashable {
    /// The system's own font, by weight and slant.
    case system
    /// A face, by its PostScript name.
    case postScript(String)
    /// A family whose faces are not known, by its name, weight and slant.
    case family(String)
  }

  /// What the code asks by.
  var source: Source
  /// The weight: what was asked for, or the face's own.
  var weight: FontWeight
  /// The slant.
  var slant = Slant.upright
  /// The places on a variable face's axes that the name doesn't say: those of a named instance are its own.
  var axes: [AxisCoordinate] = []
  /// All places on a variable face's axes, for formats that don't ask by an instance's name.
  var places: [AxisCoordinate]
  /// The family's name, for formats that ask by it.
  var family: String
  /// The key of the family that was asked, of several with one face; nil where a face was asked for by its own name.
  var key: String?

  /// Names a face; `places` are those of `axes` unless told.
  init(
    source: Source, weight: FontWeight, slant: Slant = .upright, axes: [AxisCoordinate] = [],
    places: [AxisCoordinate]? = nil, family: String
  ) {
    self.source = source
    self.weight = weight
    self.slant = slant
    self.axes = axes
    self.places = places ?? axes
    self.family = family
  }

  /// The PostScript name where there is one.
  var postScriptName: String? {
    if case .postScript(let name) = source { name } else { nil }
  }
}
