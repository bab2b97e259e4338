/// What a style asks for its font.
public enum FontReference: Hashable, Sendable {
  /// The system's own font: San Francisco, or its stand-in.
  case system
  /// A family that the document declares, by its key under `families`.
  case family(String)
  /// One face or named instance by its PostScript name (name ID 6), whatever its family.
  case face(String)
  /// A family, or else a face, by a name among the fonts that are loaded: what `--custom NAME` asks for.
  case named(String)
}

/// Whether letters stand upright or slant.
public enum Slant: String, Hashable, Sendable, CaseIterable {
  /// Upright; the document's word is Font's own, `none`.
  case upright = "none"
  /// The italic, or the oblique where a family has that.
  case italic
}

extension FontReference: ExpressibleByStringLiteral {
  /// A literal is a name among the fonts that are loaded.
  public init(stringLiteral name: String) { self = .named(name) }
}
