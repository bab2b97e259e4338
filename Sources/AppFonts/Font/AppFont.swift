public import DynamicType
public import TypeSystem
public import Typeface

/// A font as an app holds it, the counterpart of `UIFont`: a face at a size, with the text style it was made for.
///
/// It is a value: two fonts are equal when everything about them is, and none loses its style or lends it to another. What
/// an app sets is set in making one; to change something, make a new one.
public struct AppFont: Hashable, Sendable {
  /// The face, with its names and measures.
  public let face: AppFontFace
  /// The PostScript name of the face or of the instance that is drawn, whatever its optical size.
  public let postScriptName: String
  /// The size in points.
  public internal(set) var pointSize: Double
  /// The weight that is drawn.
  public let weight: FontWeight
  /// The slant that is drawn.
  public let slant: Slant
  /// The OpenType features switched on or off beyond those that are on by default.
  public internal(set) var features: [FontFeature] = []
  /// Whether it is the system's font, or what stands in for that.
  public internal(set) var isSystem = false
  /// How the size follows a change of the content size category by itself.
  public internal(set) var scaling = AppFontScaling.fixed
  /// The space added after each character, in points.
  public internal(set) var letterSpacing = 0.0
  /// The fonts that step in for characters that the face lacks, in order; the system font is the last.
  public internal(set) var cascade: [AppFont] = []
  /// What is not as it was asked for; empty for a font that is.
  public internal(set) var notes: [AppFontNote] = []

  /// The text style, where only the makers of fonts can set it.
  var style: TextStyle?
  /// Places on axes that the weight or a named instance gives; the optical size among them gives way to the point size.
  var start: [AxisCoordinate]
  /// Places on axes that hold against everything else, such as a width, or an optical size that is pinned.
  var pins: [AxisCoordinate]
  /// A line height in points that a style prescribes; nil is the face's own.
  var prescribedLineHeight: Double?
  /// The platform whose table the size comes from.
  var platform = Platform.ios

  init(
    face: AppFontFace, postScriptName: String, weight: FontWeight, slant: Slant, pointSize: Double,
    start: [AxisCoordinate], pins: [AxisCoordinate] = []
  ) {
    self.face = face
    self.postScriptName = postScriptName
    self.weight = weight
    self.slant = slant
    self.pointSize = pointSize
    self.start = start
    self.pins = pins
  }

  /// The text style that the font was made for, which is Clifton's `baseStyle`; nil for a font of a mere size.
  ///
  /// System fonts and fallbacks have it too, and nothing overwrites it.
  public var textStyle: TextStyle? { style }

  /// The family's name.
  public var familyName: String { face.familyName }

  /// Whether the face asked for is not loaded, and this is the system font in its place.
  public var isFallback: Bool {
    notes.contains { note in
      switch note {
      case .fallback, .mark(.fallback): true
      default: false
      }
    }
  }

  /// What a type system would mark of the font: the notes that are marks.
  public var marks: [Mark] {
    notes.compactMap { note in
      switch note {
      case .mark(let mark): mark
      case .fallback(let name, _): .fallback(missing: name)
      default: nil
      }
    }
  }

  /// One line for each thing that is not as asked, each beginning with the text style where there is one.
  public var report: [String] {
    notes.map { note in (textStyle.map { "\($0): " } ?? "") + note.description }
  }

  /// Every axis's value at this size, in the order of the face's axes; empty for a static face.
  public var axes: [AxisCoordinate] { fontInstance.coordinates }

  /// What text is shaped and drawn with, in the library that loaded the face.
  public var fontInstance: FontInstance {
    face.instance(at: start + [AxisCoordinate(tag: "opsz", value: pointSize)] + pins)
  }

  /// The font and then its cascade, as a text shaper takes them.
  public var fontInstances: [FontInstance] { [fontInstance] + cascade.map(\.fontInstance) }
}
