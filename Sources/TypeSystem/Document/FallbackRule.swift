public import DynamicType

/// What an app shows when its own face can't be made.
public struct FallbackRule: Hashable, Sendable {
  /// The size of the fallback.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// Apple's table size for the style.
    case system
    /// The custom column's size.
    case same
  }

  /// The font.
  public var font: FontReference
  /// The weight; nil is Apple's for the style.
  public var weight: FontWeight?
  /// The size.
  public var size: Size

  /// Makes a rule; what is left out is the system's.
  public init(font: FontReference = .system, weight: FontWeight? = nil, size: Size = .system) {
    self.font = font
    self.weight = weight
    self.size = size
  }
}
