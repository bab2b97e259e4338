import Drawing
import DynamicType
import Findings
import Foundation
import Page
import Sheet
import TestSupport
import TextLayout
import TypeSystem
import Typeface

/// Draws pages of the test faces.
struct PagePress {
  let library: FontLibrary

  init(_ library: FontLibrary = TestFaces.library()) { self.library = library }

  func document(_ change: (inout TypeSystemDocument) -> Void = { _ in }) -> TypeSystemDocument {
    TypeSystemDocument.ofTestFaces(change)
  }

  func resolve(
    _ document: TypeSystemDocument, styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil
  ) throws -> ResolvedTypeSystem {
    try Resolver(library: library).resolve(document, styles: styles, categories: categories)
  }

  func page(
    _ document: TypeSystemDocument, styles: [StyleName]? = nil, categories: [ContentSizeCategory]? = nil,
    findings: [Finding] = [], options: PageOptions = PageOptions()
  ) throws -> PageText {
    let system = try resolve(document, styles: styles, categories: categories)
    let file = try HTMLDrawing.draw(
      system, with: TextShaper(library: library), findings: FindingsReport(name: document.name, findings: findings),
      colophon: Colophon(renderers: ["specimen 0.0.0"]), options: options)
    return PageText(file.bytes)
  }
}

/// A page's text, taken apart with nothing of the code that made it.
struct PageText {
  let bytes: [UInt8]
  let text: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Everything after each occurrence of a start, up to the next occurrence of an end.
  func all(between start: String, _ end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  var ids: [String] { all(between: " id=\"", "\"") }

  /// What links and references to the page's own parts lead to.
  var targets: [String] { all(between: " href=\"#", "\"") }

  var json: [String: Any] {
    let text = all(between: "id=\"p-data\">", "</script>")[0]
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) ?? [:]
  }

  /// The numbers of a cell, by row, column and category.
  func numbers(_ row: Int, _ column: Int, _ category: Int) -> [Any] {
    let cells = json["cells"] as? [[[[Any]]]]
    return cells?[row][column][category] ?? []
  }

  /// A part of the page from an element's id to the end of the element's name.
  func part(_ id: String, until end: String) -> String { all(between: " id=\"\(id)\"", end).first ?? "" }
}
