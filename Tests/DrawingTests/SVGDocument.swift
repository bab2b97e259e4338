import Drawing
import Foundation
import FoundationXML
import Sheet
import TestSupport
import Testing
import Typeface

/// An SVG as a real XML parser reads it.
final class SVGDocument: NSObject, XMLParserDelegate {
  /// An element with what stands in it.
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// The element and all below it, in the file's order.
    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  private var open: [Element] = []
  private(set) var root: Element?

  /// Parses a file; nil when it is not well formed.
  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  /// Draws a frame and parses what came of it.
  static func of(_ frame: Frame, _ fonts: FontLibrary, _ options: SVGOptions = SVGOptions()) throws -> SVGDocument {
    try #require(SVGDocument(SVGDrawing.draw(frame, fonts: fonts, options: options).bytes))
  }

  /// All elements of a name.
  func elements(_ name: String) -> [Element] { root?.all.filter { $0.name == name } ?? [] }

  /// The texts that the elements carry, in the file's order.
  var labels: [String] {
    elements("g").filter { $0.attributes["role"] == "img" }.compactMap { $0.attributes["aria-label"] }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name: name, attributes: attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
