/// One axis along which a variable face changes, from its `fvar` table.
public struct VariationAxis: Hashable, Sendable {
  /// The axis's tag, such as `wght` or `opsz`.
  public let tag: Tag

  /// The axis's name in English where the font has one, else the tag.
  public let name: String

  /// The least value, in user-space units.
  public let minimum: Double

  /// The value that the face has when nobody asks for another.
  public let defaultValue: Double

  /// The greatest value, in user-space units.
  public let maximum: Double

  /// Whether the font asks that programs do not offer this axis to people.
  public let isHidden: Bool

  /// Describes an axis; `minimum <= defaultValue <= maximum`.
  public init(
    tag: Tag, name: String, minimum: Double, defaultValue: Double, maximum: Double, isHidden: Bool = false
  ) {
    self.tag = tag
    self.name = name
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
    self.isHidden = isHidden
  }

  /// The nearest value that the axis has; what is not a number becomes the default.
  public func clamp(_ value: Double) -> Double {
    value.isNaN ? defaultValue : min(max(value, minimum), maximum)
  }
}
