/// The names of the limits that `--limit` sets, in the order in which they are listed.
///
/// They stand apart from what the limits are, since every run asks for the names and few set one.
package enum LimitName: String, CaseIterable, Hashable, Sendable {
  case fontBytes = "font-bytes"
  case fontFaces = "font-faces"
  case fontGlyphs = "font-glyphs"
  case fontDecodedBytes = "font-decoded-bytes"
  case fontOpeningBytes = "font-opening-bytes"
  case fontPictureBytes = "font-picture-bytes"
  case glyphPoints = "glyph-points"
  case folderNames = "folder-names"
  case folderFiles = "folder-files"
  case textCharacters = "text-characters"
  case textMarks = "text-marks"
  case documentBytes = "document-bytes"
  case documentDepth = "document-depth"
  case documentNodes = "document-nodes"
  case documentAliases = "document-aliases"
  case pagePoints = "page-points"
  case pictureSide = "picture-side"
  case picturePixels = "picture-pixels"
  case pictureBytes = "picture-bytes"
  case memoryBytes = "memory-bytes"
  case runSeconds = "run-seconds"
  case fontSeconds = "font-seconds"
  case sheetSeconds = "sheet-seconds"
}
