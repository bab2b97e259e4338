public import DynamicType
public import Typeface

/// What a type system says of one style; a nil member says nothing, and leaves it to what comes before or to Apple.
public struct StyleRule: Hashable, Sendable {
  /// The style is Apple's own in everything: `preferredFont(forTextStyle:)`.
  ///
  /// The other members are nil then.
  public var isSystem: Bool
  /// The style whose curve, weight and sizes hold for a style of the app's own.
  public var relativeTo: TextStyle?
  /// The font; nil is the system's.
  public var font: FontReference?
  /// The weight asked of a family; nil is Apple's weight for the style.
  ///
  /// A face named by itself has its own.
  public var weight: FontWeight?
  /// The slant asked of a family.
  public var slant: Slant?
  /// How the size follows the content size category.
  public var size: SizeStrategy?
  /// The line height; nil is the font's own.
  public var lineHeight: LineHeight?
  /// The space added after each character; nil is none.
  public var letterSpacing: LetterSpacing?
  /// OpenType features beyond those that are on by default; a later one with the same tag counts.
  public var features: [FontFeature]
  /// Places on the axes of a variable face; the last one of an axis counts.
  public var axes: [AxisCoordinate]
  /// How the letters' case is changed.
  public var letterCase: LetterCase?
  /// The colour of the sample; nil is the sheet's own.
  public var color: DocumentColor?
  /// The text shown, or nil for the document's.
  public var sample: String?
  /// What is otherwise at single categories; a `fixed` size there is the result itself.
  public var at: [ContentSizeCategory: StyleOverride]

  /// Makes a rule; what is left out is Apple's.
  public init(
    font: FontReference? = nil, weight: FontWeight? = nil, slant: Slant? = nil, size: SizeStrategy? = nil,
    relativeTo: TextStyle? = nil, lineHeight: LineHeight? = nil, letterSpacing: LetterSpacing? = nil,
    features: [FontFeature] = [], axes: [AxisCoordinate] = [], letterCase: LetterCase? = nil,
    color: DocumentColor? = nil, sample: String? = nil, at: [ContentSizeCategory: StyleOverride] = [:]
  ) {
    isSystem = false
    self.relativeTo = relativeTo
    self.font = font
    self.weight = weight
    self.slant = slant
    self.size = size
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.features = features
    self.axes = axes
    self.letterCase = letterCase
    self.color = color
    self.sample = sample
    self.at = at
  }

  /// The rule of a style that is Apple's own in everything.
  public static let system: StyleRule = {
    var rule = StyleRule()
    rule.isSystem = true
    return rule
  }()
}

/// What a rule says otherwise at one category: the members of a ``StyleRule`` that a category can change.
public struct StyleOverride: Hashable, Sendable {
  /// The font.
  public var font: FontReference?
  /// The weight asked of a family.
  public var weight: FontWeight?
  /// The slant asked of a family.
  public var slant: Slant?
  /// The size; `fixed` is the result itself.
  public var size: SizeStrategy?
  /// The line height.
  public var lineHeight: LineHeight?
  /// The space added after each character.
  public var letterSpacing: LetterSpacing?
  /// Features, after the rule's own.
  public var features: [FontFeature]
  /// Places on axes, after the rule's own.
  public var axes: [AxisCoordinate]
  /// How the letters' case is changed.
  public var letterCase: LetterCase?
  /// The colour of the sample.
  public var color: DocumentColor?
  /// The text shown.
  public var sample: String?

  /// Makes an override; what is left out stays.
  public init(
    font: FontReference? = nil, weight: FontWeight? = nil, slant: Slant? = nil, size: SizeStrategy? = nil,
    lineHeight: LineHeight? = nil, letterSpacing: LetterSpacing? = nil, features: [FontFeature] = [],
    axes: [AxisCoordinate] = [], letterCase: LetterCase? = nil, color: DocumentColor? = nil, sample: String? = nil
  ) {
    self.font = font
    self.weight = weight
    self.slant = slant
    self.size = size
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.features = features
    self.axes = axes
    self.letterCase = letterCase
    self.color = color
    self.sample = sample
  }
}

/// The height of a style's lines.
public enum LineHeight: Hashable, Sendable {
  /// The font's own, from `hhea`.
  case natural
  /// The leading that Apple prints for the style.
  case system
  /// The font size times this, more than 0.
  case multiple(Double)
  /// So many points at Large, and elsewhere in the same proportion to the size.
  case points(Double)
}

/// The space that a style adds after each character.
public enum LetterSpacing: Hashable, Sendable {
  /// In em, of either sign.
  case em(Double)
  /// So many points at Large, and elsewhere in the same proportion to the size.
  case points(Double)
  /// San Francisco's tracking, for the system font alone.
  case system
}

/// How a style changes the case of its text's letters.
public enum LetterCase: String, Hashable, Sendable, CaseIterable {
  /// Letters stay as they are.
  case none
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase
  /// Each word begins with a capital.
  case capitalized
}

/// A colour in sRGB: red, green, blue and alpha from 0 to 255.
public struct DocumentColor: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// Opacity, from 0, invisible, to 255.
  public var alpha: UInt8

  /// Makes a colour, opaque unless told.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
