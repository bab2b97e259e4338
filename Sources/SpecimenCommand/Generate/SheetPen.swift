internal import Drawing
internal import Page
internal import Sheet
internal import Specimen
internal import Typeface

/// Pages that are drawn in any format: a sheet, or mock screens.
protocol DrawablePages {
  /// How many pages there are, at least 1.
  var pageCount: Int { get }
  func pdf(_ options: PDFOptions) throws(SpecimenError) -> DrawnFile
  func pdf(_ options: PDFOptions, page: Int) throws(SpecimenError) -> DrawnFile
  func png(_ options: PNGOptions, page: Int) throws(SpecimenError) -> DrawnFile
  func svg(_ options: SVGOptions, page: Int) throws(SpecimenError) -> DrawnFile
  /// All pages as one page of HTML.
  func html(_ options: PageOptions) throws(SpecimenError) -> DrawnFile
  /// What is on each page.
  func frames() throws(SpecimenError) -> [Frame]
  /// The library that the faces are of.
  var fonts: FontLibrary { get }
}

extension SpecimenSheet: DrawablePages {
  var pageCount: Int { layout.pages.count }

  func html(_ options: PageOptions) throws(SpecimenError) -> DrawnFile { try html(options, findings: nil) }

  func frames() -> [Frame] { layout.pages.map(\.frame) }
}

/// Draws pages in the format asked for, and tells each of the drawing's notes once, however many pages it concerns.
struct SheetPen<Pages: DrawablePages> {
  private let pages: Pages
  private let format: PictureFormat
  private let joinsPages: Bool
  private let png: PNGOptions
  private let page: PageOptions
  private let date: String?
  private let marked: [UndrawnGlyphs]
  private let messages: Messages
  private var told: Set<String> = []

  /// A PDF and JSON hold all pages where `isDocument`, else one page as PNG and SVG do.
  ///
  /// `marked` are the glyphs that the messages of the marks have told of.
  init(
    pages: Pages, format: PictureFormat, isDocument: Bool = true, png: PNGOptions, page: PageOptions, date: String?,
    marked: [UndrawnGlyphs], messages: Messages
  ) {
    self.pages = pages
    self.format = format
    joinsPages = format.joinsPages && (isDocument || format == .html)
    self.png = png
    self.page = page
    self.date = date
    self.marked = marked
    self.messages = messages
  }

  /// How many files the pages are.
  var fileCount: Int { joinsPages ? 1 : pages.pageCount }

  /// The bytes of one file; a document has all pages, and the number doesn't matter.
  mutating func draw(page: Int) throws(CommandError) -> [UInt8] {
    let drawn: DrawnFile
    do throws(SpecimenError) { drawn = try file(page) } catch { throw CommandError(error) }
    for note in drawn.notes(beside: marked) where told.insert(note).inserted { messages.note(note) }
    return drawn.bytes
  }

  private func file(_ number: Int) throws(SpecimenError) -> DrawnFile {
    switch format {
    case .pdf:
      var pdf = PDFOptions()
      if let date { pdf.creationDate = date }
      return joinsPages ? try pages.pdf(pdf) : try pages.pdf(pdf, page: number)
    case .png: return try pages.png(png, page: number)
    case .svg: return try pages.svg(SVGOptions(), page: number)
    case .html: return try pages.html(page)
    case .json:
      let frames = try pages.frames()
      return DrawnFile(bytes: SheetItems(joinsPages ? frames : [frames[number - 1]], fonts: pages.fonts).bytes)
    }
  }
}
