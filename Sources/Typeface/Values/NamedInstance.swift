/// A place in a variable face's design space that the font gives a name of its own, such as "SemiBold".
public struct NamedInstance: Hashable, Sendable {
  /// The subfamily's name, in English where the font has it.
  public let name: String

  /// The PostScript name: the font's own record, else made from the family and the name as Adobe's note 5902 says.
  ///
  /// `nil` when the font has no record and its names hold no letter or digit to make one of.
  public let postScriptName: String?

  /// Every axis's value, in the order of the face's axes.
  public let coordinates: [AxisCoordinate]

  /// Names a place in the design space.
  public init(name: String, postScriptName: String?, coordinates: [AxisCoordinate]) {
    self.name = name
    self.postScriptName = postScriptName
    self.coordinates = coordinates
  }
}
