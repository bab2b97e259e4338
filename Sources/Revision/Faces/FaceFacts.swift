public import Typeface

/// What a revision's face is, apart from its outlines.
public struct FaceFacts: Hashable, Sendable {
  /// The name by which apps ask for it; of a variable face the whole face's.
  public var postScriptName: String
  /// The version, such as "1.002".
  public var version: String
  /// The SHA-256 of its file, 64 lower-case hexadecimal digits.
  public var sha256: String
  /// The last part of its file's path.
  public var fileName: String
  /// How many glyphs it has.
  public var glyphCount: Int
  /// Its OpenType features, sorted.
  public var features: [Tag]
  /// Its measures in em, as the face has them in its default place.
  public var metrics: [FaceMetric: Double]

  init(_ face: Face) {
    postScriptName = face.postScriptName
    version = face.version
    sha256 = face.sha256
    fileName = face.fileName
    glyphCount = face.glyphCount
    features = face.features
    let em = Double(face.unitsPerEm)
    metrics = [
      .ascender: Double(face.lineMetrics.ascender) / em, .descender: Double(face.lineMetrics.descender) / em,
      .lineGap: Double(face.lineMetrics.lineGap) / em,
    ]
    metrics[.capHeight] = face.capHeight.map { Double($0) / em }
    metrics[.xHeight] = face.xHeight.map { Double($0) / em }
  }
}

/// A measure of a face; the raw values are the words of reports.
public enum FaceMetric: String, Hashable, Sendable, CaseIterable {
  /// From the baseline to the line's top.
  case ascender
  /// From the baseline to the line's bottom, negative below it.
  case descender
  /// Extra space between lines.
  case lineGap
  /// The height of flat capitals.
  case capHeight
  /// The height of flat small letters.
  case xHeight

  /// What people call it.
  public var words: String {
    switch self {
    case .ascender, .descender: rawValue
    case .lineGap: "line gap"
    case .capHeight: "cap height"
    case .xHeight: "x-height"
    }
  }
}
