package import DocumentText
internal import TypeSystem

/// A document that waits for its turn in a run of many: what it says, or its text, which is read again then.
///
/// What a document says takes nine times the memory of its text. Of a run's documents the first are kept as they were read,
/// and of the others the text alone: of a thousand small ones 1 MB, and not 8. To read one again takes 2.3 M of the
/// 100 M instructions of its sheet, and is done by the worker that draws it.
package enum KeptDocument: Hashable, Sendable {
  /// What it says.
  indirect case read(SheetDocument)
  /// A file's text without an error, the file as it was named, what the document is called, and what it was
  /// read within.
  case text([UInt8], path: String, name: String, limits: DocumentLimits)

  /// How many documents of a run are kept as they were read.
  package static let readLimit = 64

  /// What it says.
  var document: SheetDocument {
    switch self {
    case .read(let document): return document
    case .text(let bytes, let path, _, let limits):
      let reading = DocumentReader.read(bytes, name: path, limits: limits)
      guard let document = SheetDocument(reading, of: bytes, path: path) else {
        preconditionFailure("the text was read without an error before")
      }
      return document
    }
  }

  /// Its file, as it was named; nil for the embedded default.
  var path: String? {
    switch self {
    case .read(let document): document.path
    case .text(_, let path, _, _): path
    }
  }

  /// What it is called.
  var name: String {
    switch self {
    case .read(let document): document.document.name
    case .text(_, _, let name, _): name
    }
  }
}

/// A document of a run, and what the command line changes of it, or what is wrong with that.
struct ChosenDocument {
  let document: KeptDocument
  let choices: Result<SheetChoices, CommandError>

  init(_ document: SheetDocument, kept: KeptDocument? = nil, _ arguments: ParsedArguments) {
    self.document = kept ?? .read(document)
    choices = Result { () throws(CommandError) in try SheetChoices(arguments, for: document.document) }
  }
}

extension CommandContext {
  /// The documents that a run's command line names, or the embedded default where it names none, as they are kept.
  ///
  /// What is wrong with any of them is told, and then there are none.
  /// - Throws: exit code 2 for a document that isn't there or can't be read.
  func chosenDocuments(_ arguments: ParsedArguments) throws(CommandError) -> [ChosenDocument] {
    guard !arguments.operands.isEmpty else {
      return [ChosenDocument(SheetDocument(environment.document), arguments)]
    }
    var documents: [ChosenDocument] = []
    let isWhole = try read(arguments.operands) { document, bytes in
      let isKept = documents.count < KeptDocument.readLimit
      let text = KeptDocument.text(
        bytes, path: document.path ?? "", name: document.document.name, limits: limits.documents)
      documents.append(ChosenDocument(document, kept: isKept ? nil : text, arguments))
    }
    return isWhole ? documents : []
  }
}
