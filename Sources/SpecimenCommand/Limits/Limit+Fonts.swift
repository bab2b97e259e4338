internal import Typeface

extension Limit {
  /// What one font file, and one glyph of it, may ask for.
  static let fonts = [
    Limit(
      name: .fontBytes, unit: .bytes, range: 1...1 << 30, purpose: "a font file", outcome: .fileRefused,
      value: \.fonts.maximumFileSize),
    Limit(
      name: .fontFaces, unit: .count, range: 1...65_535, purpose: "the faces of a collection", outcome: .fileRefused,
      value: \.fonts.maximumFaces),
    Limit(
      name: .fontGlyphs, unit: .count, range: 1...65_535, purpose: "the glyphs of a face", outcome: .fileRefused,
      value: \.fonts.maximumGlyphs),
    Limit(
      name: .fontDecodedBytes, unit: .bytes, range: 1...1 << 30, purpose: "what a WOFF or WOFF2 file unpacks to",
      outcome: .fileRefused, value: \.fonts.maximumDecodedSize),
    Limit(
      name: .fontOpeningBytes, unit: .bytes, range: 1...4 << 30, purpose: "the memory that opening a face takes",
      outcome: .fileRefused, value: \.fonts.maximumOpeningMemory),
    Limit(
      name: .fontPictureBytes, unit: .bytes, range: 1...4 << 30,
      purpose: "the decoded picture of a glyph, at 4 bytes a pixel, and those of a thread at a time",
      outcome: .glyphLeftOut,
      value: \.fonts.maximumPictureMemory),
    Limit(
      name: .glyphPoints, unit: .count, range: 1...32_767, purpose: "the points and components of a glyph's outline",
      outcome: .glyphLeftOut, value: \.fonts.maximumGlyphPoints),
  ]

  /// What a folder of fonts may hold.
  static let folders = [
    Limit(
      name: .folderNames, unit: .count, range: 1...10_000_000,
      purpose: "the names looked at in a folder of fonts and those inside", outcome: .inputError,
      value: \.fonts.maximumFolderNames),
    Limit(
      name: .folderFiles, unit: .count, range: 1...1_000_000,
      purpose: "the font files of a folder and those inside", outcome: .inputError,
      value: \.fonts.maximumFolderFiles),
  ]
}
