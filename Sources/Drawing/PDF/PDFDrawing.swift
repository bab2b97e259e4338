import CCairo
public import Sheet
public import Typeface

/// Draws frames as a PDF with real text in rebuilt, subset fonts.
public enum PDFDrawing {
  /// Draws one frame as a document of one page.
  ///
  /// `fonts` is the library that the frame was shaped with.
  ///
  /// - Throws: ``DrawingError`` when the page is too large or has no size, the date can't be read, or cairo refuses.
  public static func draw(
    _ frame: Frame, fonts: FontLibrary, options: PDFOptions = PDFOptions()
  ) throws(DrawingError) -> DrawnFile {
    try draw(pages: [frame], fonts: fonts, options: options)
  }

  /// Draws a document of a page for each frame; title, subject and language are the first frame's.
  ///
  /// Bookmarks and links that lead to no page are left out.
  ///
  /// - Throws: ``DrawingError`` when there is no page, one is too large or has no size, the date can't be read, or cairo
  ///   refuses.
  public static func draw(
    pages: [Frame], fonts: FontLibrary, options: PDFOptions = PDFOptions()
  ) throws(DrawingError) -> DrawnFile {
    guard let first = pages.first else { throw .noPages }
    for page in pages { try check(page.size, options) }
    guard PDFDate.isWellFormed(options.creationDate) else { throw .dateNotUnderstood(options.creationDate) }
    let documentFonts = try PDFFonts(FontUses(pages), fonts: fonts)
    let surface = try PDFSurface(width: first.size.width, height: first.size.height)
    describe(first, options, in: surface)
    let links = PDFLinks(pages)
    surface.begin(.document)
    for (index, page) in pages.enumerated() {
      if index > 0 { surface.setPageSize(width: page.size.width, height: page.size.height) }
      surface.setPageLabel(page.label)
      for bookmark in page.bookmarks
      where (1...pages.count).contains(bookmark.page) && bookmark.position.isDrawable {
        surface.addBookmark(
          bookmark.title, page: bookmark.page, x: bookmark.position.x, y: bookmark.position.y)
      }
      for destination in links.destinations[index] { surface.addDestination(destination) }
      var painter = PDFPainter(context: surface.context, fonts: documentFonts, pageSize: page.size)
      try painter.paint(page, links: links.links[index], checkedBy: surface)
      if index == pages.count - 1 { surface.end(.document) }
      try surface.endPage()
    }
    let bytes = try surface.finish()
    return DrawnFile(
      bytes: PDFUpdate.completing(bytes, language: first.language, showsTitle: !first.title.isEmpty),
      notes: documentFonts.notes.sentences)
  }

  private static func check(_ size: Frame.Size, _ options: PDFOptions) throws(DrawingError) {
    let (width, height) = (size.width, size.height)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw .pageHasNoSize(width: width, height: height)
    }
    guard width <= options.maximumSide, height <= options.maximumSide else {
      throw .pageTooLarge(width: width, height: height, maximum: options.maximumSide)
    }
  }

  private static func describe(_ frame: Frame, _ options: PDFOptions, in surface: borrowing PDFSurface) {
    surface.set(CAIRO_PDF_METADATA_TITLE, frame.title)
    surface.set(CAIRO_PDF_METADATA_SUBJECT, frame.subject)
    surface.set(CAIRO_PDF_METADATA_KEYWORDS, options.keywords)
    surface.set(CAIRO_PDF_METADATA_CREATOR, options.creator)
    surface.set(CAIRO_PDF_METADATA_CREATE_DATE, options.creationDate)
    surface.set(CAIRO_PDF_METADATA_MOD_DATE, options.creationDate)
  }
}

/// The dates that a document may carry.
enum PDFDate {
  /// Whether a text is `YYYY-MM-DDThh:mm:ssZ` with every field in its range.
  static func isWellFormed(_ text: String) -> Bool {
    let pattern = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == pattern.count else { return false }
    let fits = zip(bytes, pattern).allSatisfy { byte, wanted in
      wanted == UInt8(ascii: "d") ? (0x30...0x39).contains(byte) : byte == wanted
    }
    guard fits else { return false }
    func number(_ offset: Int) -> Int { Int(bytes[offset] - 0x30) * 10 + Int(bytes[offset + 1] - 0x30) }
    return (1...12).contains(number(5)) && (1...31).contains(number(8)) && number(11) < 24 && number(14) < 60
      && number(17) < 60
  }
}
