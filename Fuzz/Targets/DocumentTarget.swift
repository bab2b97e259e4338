internal import DocumentText
internal import Drawing
internal import DynamicType
internal import Interchange
internal import Languages
internal import Sheet
internal import Specimen
internal import TestSupport
internal import TypeSystem
internal import Typeface

/// Takes a document through all that reads one; its own sources of fonts are left alone.
enum DocumentTarget {
  static func run(_ bytes: [UInt8]) -> FuzzTarget.Outcome {
    let reading = DocumentReader.read(bytes, name: "fuzz.yaml")
    for diagnostic in reading.diagnostics { promise(diagnostic.line > 0, "a line is counted from 1") }
    guard let document = reading.document else {
      promise(!reading.errors.isEmpty, "a document that is refused has an error")
      return .refused(reading.errors[0].text(inFile: "fuzz.yaml"))
    }
    promise(reading.errors.isEmpty, "a document with an error is refused")
    readBack(document)
    let notes = draw(document)
    return .taken(notes.isEmpty ? "drawn" : notes.joined(separator: "; "))
  }

  /// Writes a document and reads it again: it has to be the same, and to be written the same.
  static func readBack(_ document: TypeSystemDocument) {
    let text = DocumentWriter.text(of: document)
    let reading = DocumentReader.read(Array(text.utf8), name: "written.yaml")
    guard let read = reading.document else {
      fatalError("a written document is refused: \(reading.errors.first?.text(inFile: "written.yaml") ?? "")\n\(text)")
    }
    promise(read == DocumentWriter.writable(document), "a document does not read back equal:\n\(text)")
    promise(DocumentWriter.text(of: read) == text, "a document is not written the same:\n\(text)")
  }

  /// Works a document out against the test faces, checks it, writes it as code, and draws its first rows and a screen.
  private static func draw(_ asWritten: TypeSystemDocument) -> [String] {
    var document = asWritten
    document.systemStandIn = "Specimen Box"
    let library = TestFaces.library("SpecimenBox-Regular.ttf", "SpecimenHebrew-Regular.ttf")
    for format in BoilerplateFormat.allCases { _ = try? Boilerplate.text(document, as: format, fonts: library) }
    let styles = Array(document.shownStyles.prefix(3))
    let categories: [ContentSizeCategory] = [.xSmall, .accessibility5]
    let breaker = try? LineBreaker.open()
    return FontTarget.notes {
      let sheet = try SpecimenSheet(
        document, fonts: library, styles: styles, categories: categories, missingFace: .fallback,
        options: SheetOptions(layout: .report), lineBreaker: breaker)
      var files = [try sheet.pdf()]
      guard let first = document.screens.first else { return files }
      var options = SpecimenScreens.Options()
      options.categories = categories
      let screens = try SpecimenScreens(
        document, fonts: library, screens: [first.name], options: options, missingFace: .fallback, breaker: breaker)
      files.append(try screens.svg())
      return files
    }
  }
}
