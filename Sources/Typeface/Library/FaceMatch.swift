/// The face that a name means, and by which of its names.
public struct FaceMatch {
  /// The kind of name that fitted, in the order in which they are tried.
  public enum Kind: String, Hashable, Sendable {
    /// The face's own PostScript name.
    case postScriptName
    /// The PostScript name of one of the face's named instances.
    case instanceName
    /// The face's full name.
    case fullName
    /// The family followed by a style, which may be a named instance's.
    case familyAndStyle
  }

  /// The face.
  public let face: Face

  /// The named instance, when the name was that of one.
  public let instance: NamedInstance?

  /// The kind of name that fitted.
  public let by: Kind
}
