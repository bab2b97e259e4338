/// What kind of font file a face came out of, judged by content and never by the file's name.
public struct FontContainer: Hashable, Sendable, CustomStringConvertible {
  /// How the face's glyphs are stored.
  public enum Format: String, Hashable, Sendable {
    /// Quadratic outlines in `glyf`, or no outlines at all under a TrueType header.
    case trueType
    /// Cubic outlines in `CFF `.
    case openTypeCFF
    /// Cubic, variable outlines in `CFF2`.
    case openTypeCFF2
  }

  /// The compressed format around the font.
  public enum Wrapper: String, Hashable, Sendable {
    /// The font's tables stand in the file as they are.
    case none
    /// WOFF 1.0: each table is compressed by itself.
    case woff
    /// WOFF 2.0: all tables are compressed together.
    case woff2
  }

  /// How the glyphs are stored.
  public let format: Format

  /// Whether the file is a collection, which can hold several faces.
  public let isCollection: Bool

  /// The compressed format around the font.
  public let wrapper: Wrapper

  /// Describes a kind of file.
  public init(format: Format, isCollection: Bool = false, wrapper: Wrapper = .none) {
    self.format = format
    self.isCollection = isCollection
    self.wrapper = wrapper
  }

  /// A few words, such as "OpenType/CFF collection" or "TrueType in WOFF2".
  public var description: String {
    let name =
      switch format {
      case .trueType: "TrueType"
      case .openTypeCFF: "OpenType/CFF"
      case .openTypeCFF2: "OpenType/CFF2"
      }
    let suffix =
      switch wrapper {
      case .none: ""
      case .woff: " in WOFF"
      case .woff2: " in WOFF2"
      }
    return name + (isCollection ? " collection" : "") + suffix
  }
}
