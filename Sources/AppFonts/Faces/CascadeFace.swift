/// A face that steps in for characters that another lacks, and the one that does so under Bold Text.
public struct CascadeFace: Hashable, Sendable {
  /// The PostScript name.
  public var name: String
  /// The PostScript name under Bold Text; nil is the same face.
  public var boldName: String?

  /// Names a face of a cascade.
  public init(_ name: String, bold boldName: String? = nil) {
    self.name = name
    self.boldName = boldName
  }
}
