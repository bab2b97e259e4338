public import TypeSystem
internal import YAML

/// Reads the text of a type system document.
public enum DocumentReader {
  /// The most errors that are told of one document, and the most warnings and notes.
  public static let maximumErrors = 20

  /// Reads a document in YAML or JSON.
  ///
  /// `name` is the file's name or path: the document is called after it where it has no name of its own. Reading goes on
  /// after an error, so that several are told at once.
  public static func read(
    _ bytes: [UInt8], name: String, limits: DocumentLimits = DocumentLimits()
  ) -> DocumentReading {
    let reading = YAMLReading(bytes, limits: limits.yaml)
    let decoder = DocumentDecoder(limits: limits)
    for error in reading.errors { decoder.reports.add(.yaml(error), at: error.place) }
    let document = reading.root.flatMap { decoder.document($0, fallbackName: stem(of: name)) }
    var result = decoder.reports.reading(document, file: name)
    if result.document != nil {
      result.sourcePlaces = decoder.sourcePlaces
      result.stylePlaces = decoder.stylePlaces
      result.screenPlaces = decoder.screenPlaces
    }
    return result
  }

  /// Reads a document, and throws its errors if there are any; warnings and notes come with the document.
  public static func document(
    _ bytes: [UInt8], name: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> (document: TypeSystemDocument, warnings: [DocumentDiagnostic]) {
    let reading = read(bytes, name: name, limits: limits)
    guard let document = reading.document else {
      throw DocumentErrors(file: name, errors: reading.errors, omitted: reading.omittedErrors)
    }
    return (document, reading.warnings)
  }

  /// A file's name without its folder and its last suffix.
  static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
