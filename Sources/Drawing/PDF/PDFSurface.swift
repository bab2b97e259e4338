import CCairo
import Sheet

/// A PDF being written into memory: cairo's surface, its context, and the bytes so far.
///
/// The context is destroyed before the surface. cairo swallows errors and goes on, so ``finish()`` looks at the status
/// of both at the end, and ``check(_:)`` may at any time before.
struct PDFSurface: ~Copyable {
  /// The context that draws onto the current page.
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let sink = ByteSink()

  /// Begins a document whose first page has a size in points.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  init(width: Double, height: Double) throws(DrawingError) {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, closure, width, height)
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .cairo(status, while: "a page")
    }
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    self.surface = surface
    self.context = context
    Self.turnHintingOff(context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    withExtendedLifetime(sink) {}
  }

  /// Sets one of the document's properties; an empty text sets none.
  func set(_ property: cairo_pdf_metadata_t, _ text: String) {
    guard !text.isEmpty else { return }
    cairo_pdf_surface_set_metadata(surface, property, Self.cairoText(text))
  }

  /// A text as cairo takes it: noncharacters, which are valid in UTF-8 and which it refuses, become U+FFFD.
  private static func cairoText(_ text: String) -> String {
    let isRefused = { (scalar: Unicode.Scalar) in
      scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isRefused) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }))
  }

  /// Sets the size, in points, of the page that begins.
  func setPageSize(width: Double, height: Double) {
    cairo_pdf_surface_set_size(surface, width, height)
  }

  /// Adds an entry to the document's outline that leads to a place on a page.
  func addBookmark(_ title: String, page: Int, x: Double, y: Double) {
    let place = "page=\(page) pos=[\(decimal(x)) \(decimal(y))]"
    cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, Self.cairoText(title), place, CAIRO_PDF_OUTLINE_FLAG_OPEN)
  }

  /// Labels the page in progress in place of its number; an empty label leaves the number.
  ///
  /// cairo takes the digits at a label's end as a number, which it reads wrongly when there are more than nine. Such a
  /// label is left out.
  func setPageLabel(_ label: String) {
    let digits = label.utf8.reversed().prefix { (0x30...0x39).contains($0) }
    guard !label.isEmpty, digits.count <= 9 else { return }
    cairo_pdf_surface_set_page_label(surface, label)
  }

  /// Begins an element of the document's structure, which may end on a later page.
  func begin(_ element: StructureElement) { element.begin(in: context) }

  /// Ends an element of the document's structure, the last that was begun.
  func end(_ element: StructureElement) { element.end(in: context) }

  /// Gives a place on the page in progress the name that links know it by.
  func addDestination(_ destination: PDFLinks.Destination) {
    let (x, y) = (decimal(destination.position.x), decimal(destination.position.y))
    cairo_tag_begin(context, CAIRO_TAG_DEST, "name='\(destination.name)' x=\(x) y=\(y)")
    cairo_tag_end(context, CAIRO_TAG_DEST)
  }

  /// Looks whether everything so far was drawn.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)`` naming the step when cairo is in error.
  func check(_ step: @autoclosure () -> String) throws(DrawingError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status, while: step()) }
  }

  /// Ends the page in progress.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  func endPage() throws(DrawingError) {
    cairo_show_page(context)
    try check("the page")
  }

  /// Ends the document and gives its bytes.
  ///
  /// - Throws: ``DrawingError/cairo(step:status:text:)``.
  consuming func finish() throws(DrawingError) -> [UInt8] {
    try check("the last page")
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status, while: "the document") }
    return sink.bytes
  }

  /// Advances and outlines as the font has them, whatever the host's settings.
  private static func turnHintingOff(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
  }
}

/// Collects what cairo writes.
final class ByteSink {
  /// The bytes so far.
  var bytes: [UInt8] = []

  /// cairo's callback; the closure is a sink that outlives the surface.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
