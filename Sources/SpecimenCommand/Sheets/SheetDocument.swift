internal import DocumentText
internal import Files
package import TypeSystem
internal import Typeface
package import YAML

/// A document with the place that it comes from.
package struct SheetDocument: Hashable, Sendable {
  /// What it says.
  package var document: TypeSystemDocument
  /// Its file, as it was named; nil for the embedded default.
  package var path: String?
  /// Where its file says each of its sources of fonts, in their order.
  package var sourcePlaces: [YAMLPlace]
  /// Where its file names each of its styles and roles.
  package var stylePlaces: [StyleName: YAMLPlace] = [:]
  /// Where the nodes of its mock screens stand, by their paths.
  package var screenPlaces: [String: YAMLPlace] = [:]
  /// SHA-256 of its file; nil for the embedded default.
  package var sha256: String?
  /// The folder that its paths are relative to where that isn't the file's own; nil for the file's own.
  package var ownFolder: String?

  /// Pairs a document with its file, and its sources with their places there.
  package init(_ document: TypeSystemDocument, path: String? = nil, sourcePlaces: [YAMLPlace] = []) {
    self.document = document
    self.path = path
    self.sourcePlaces = sourcePlaces
  }

  /// Takes what was read of a file's text; nil where that has errors.
  init?(_ reading: DocumentReading, of bytes: [UInt8], path: String) {
    guard let document = reading.document else { return nil }
    self.init(document, path: path, sourcePlaces: reading.sourcePlaces)
    stylePlaces = reading.stylePlaces
    screenPlaces = reading.screenPlacesByPath
    sha256 = SHA256.hexadecimal(of: bytes)
  }

  /// The folder that its paths are relative to.
  var folder: String { ownFolder ?? path.map(FileCalls.folder) ?? "." }
}
