import CCairo
import Sheet

/// An element of a PDF's structure, by which programs read the document aloud or take it apart.
enum StructureElement {
  /// The whole document.
  case document
  /// A paragraph.
  case paragraph
  /// A link with its area, to be followed by a click.
  case link(PDFLinks.Link)

  /// Begins the element; what is drawn until its end belongs to it.
  func begin(in context: OpaquePointer) { cairo_tag_begin(context, name, attributes) }

  /// Ends the element, the last that was begun.
  func end(in context: OpaquePointer) { cairo_tag_end(context, name) }

  private var name: String {
    switch self {
    case .document: "Document"
    case .paragraph: "P"
    case .link: CAIRO_TAG_LINK
    }
  }

  private var attributes: String? {
    guard case .link(let link) = self else { return nil }
    let area = [link.area.x, link.area.y, link.area.width, link.area.height].map(decimal).joined(separator: " ")
    return "rect=[\(area)] dest='\(link.destination)'"
  }
}
