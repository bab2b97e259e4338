public import DynamicType

/// What a type system says of one text style's custom column.
public struct StyleRule: Hashable, Sendable {
  /// The family, or the PostScript or full name of one face; nil is the system font.
  public var font: String?
  /// The weight asked of a family; nil is Apple's weight for the style.
  ///
  /// A face named by itself has its own.
  public var weight: FontWeight?
  /// How the size follows the content size category.
  public var size: SizeStrategy
  /// The text shown, or nil for the style's name.
  public var sample: String?

  /// Makes a rule; what is left out is Apple's.
  public init(font: String?, weight: FontWeight? = nil, size: SizeStrategy = .metrics(), sample: String? = nil) {
    self.font = font
    self.weight = weight
    self.size = size
    self.sample = sample
  }
}
