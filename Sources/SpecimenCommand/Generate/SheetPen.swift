internal import Drawing
internal import Specimen

/// Draws a sheet in the format asked for, and tells each of the drawing's notes once, however many pages it concerns.
struct SheetPen {
  let sheet: SpecimenSheet
  let options: GenerateOptions
  let date: String?
  let messages: Messages
  private var told: Set<String> = []

  init(sheet: SpecimenSheet, options: GenerateOptions, date: String?, messages: Messages) {
    self.sheet = sheet
    self.options = options
    self.date = date
    self.messages = messages
  }

  /// How many files the sheet is.
  var fileCount: Int { isDocument ? 1 : sheet.layout.pages.count }

  /// Whether one file holds all pages: a PDF, but for cards, and a page of HTML.
  private var isDocument: Bool { options.format == .pdf && options.layout.layout != .cards || options.format == .html }

  /// The bytes of one file; a document has all pages, and the number doesn't matter.
  mutating func draw(page: Int) throws(CommandError) -> [UInt8] {
    let drawn: DrawnFile
    do throws(SpecimenError) { drawn = try file(page) } catch { throw CommandError(error) }
    for note in drawn.notes where told.insert(note).inserted { messages.note(note) }
    return drawn.bytes
  }

  private func file(_ page: Int) throws(SpecimenError) -> DrawnFile {
    switch options.format {
    case .pdf:
      var pdf = PDFOptions()
      if let date { pdf.creationDate = date }
      return isDocument ? try sheet.pdf(pdf) : try sheet.pdf(pdf, page: page)
    case .png: return try sheet.png(options.png, page: page)
    case .svg: return try sheet.svg(page: page)
    case .html: return try sheet.html(options.page)
    }
  }
}
