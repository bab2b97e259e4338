public import Sheet
public import Typeface

/// Draws frames as a PDF with real text in rebuilt, subset fonts.
public enum PDFDrawing {
  /// Draws one frame as a document of one page.
  ///
  /// `fonts` is the library that the frame was shaped with.
  ///
  /// - Throws: ``DrawingError`` when the page is too large or has no size, the date can't be read, or there is no memory
  ///   for FreeType.
  public static func draw(
    _ frame: Frame, fonts: FontLibrary, options: PDFOptions = PDFOptions()
  ) throws(DrawingError) -> DrawnFile {
    try draw(pages: [frame], fonts: fonts, options: options)
  }

  /// Draws a document of a page for each frame; title, subject and language are the first frame's.
  ///
  /// Bookmarks and links that lead to no page are left out.
  ///
  /// - Throws: ``DrawingError`` when there is no page, one is too large or has no size, the date can't be read, or there is
  ///   no memory for FreeType.
  public static func draw(
    pages: [Frame], fonts: FontLibrary, options: PDFOptions = PDFOptions()
  ) throws(DrawingError) -> DrawnFile {
    guard let first = pages.first else { throw .noPages }
    for page in pages { try check(page.size, options) }
    guard PDFDate.isWellFormed(options.creationDate) else { throw .dateNotUnderstood(options.creationDate) }
    var document = PDFFile()
    let documentFonts = try PDFFonts(FontUses(pages), fonts: fonts, to: &document)
    let numbered = pages.map { PDFPage(number: document.reserve(), size: $0.size) }
    let (contents, structure, resources) = paint(pages, numbered, documentFonts, to: &document)
    let (root, areas) = structure.write(to: &document, pages: numbered)
    let tree = document.reserve()
    for (index, page) in numbered.enumerated() {
      let links = areas[index].map { "\($0) 0 R" }.joined(separator: " ")
      document.add(
        page.number,
        """
        << /Type /Page /Parent \(tree) 0 R /MediaBox [ 0 0 \(decimal(page.size.width)) \(decimal(page.size.height)) ]
           /Contents \(contents[index]) 0 R /Resources \(resources) 0 R /StructParents \(index)
           \(links.isEmpty ? "" : "/Tabs /S /Annots [ \(links) ] ")>>
        """)
    }
    let kids = numbered.map { "\($0.number) 0 R" }.joined(separator: " ")
    document.add(tree, "<< /Type /Pages /Count \(pages.count) /Kids [ \(kids) ] >>")
    let bookmarks = PDFBookmarks.write(pages, pages: numbered, to: &document)
    let catalogue = document.add(catalogue(pages, tree: tree, structure: root, bookmarks: bookmarks))
    let properties = document.add(properties(first, options))
    return DrawnFile(
      bytes: document.finish(catalogue: catalogue, properties: properties), notes: documentFonts.notes.sentences)
  }

  /// Paints all pages, and writes what is on them and what they all refer to.
  private static func paint(
    _ pages: [Frame], _ numbered: [PDFPage], _ fonts: PDFFonts, to document: inout PDFFile
  ) -> (contents: [Int], structure: PDFStructure, resources: Int) {
    let links = PDFLinks(pages).links
    var structure = PDFStructure()
    var pictures = DocumentPictures()
    var contents: [Int] = []
    var alphas: Set<UInt8> = []
    for (index, page) in pages.enumerated() {
      var painter = PDFPainter(pageHeight: numbered[index].size.height, fonts: fonts, pictures: pictures)
      structure.beginPage()
      painter.paint(page, links: links[index], in: &structure)
      contents.append(document.reserve())
      document.addStream(contents[index], "", painter.content.bytes)
      pictures = painter.pictures
      alphas.formUnion(painter.content.alphas)
    }
    let states = alphas.sorted().map { "/a\($0) << /ca \(decimal(Double($0) / 255)) >>" }.joined(separator: " ")
    let fontNames = fonts.write(to: &document)
    let pictureNames = pictures.write(to: &document)
    var entries = ""
    for (kind, names) in [("Font", fontNames), ("XObject", pictureNames), ("ExtGState", states)] where !names.isEmpty {
      entries += "/\(kind) << \(names) >>\n"
    }
    return (contents, structure, document.add("<< \(entries)>>"))
  }

  /// The document's root: its pages and structure, language, outline and labels.
  private static func catalogue(_ pages: [Frame], tree: Int, structure: Int, bookmarks: Int?) -> String {
    var entries = "/Type /Catalog /Pages \(tree) 0 R /StructTreeRoot \(structure) 0 R /MarkInfo << /Marked true >>"
    let language = pages[0].language
    if !language.isEmpty, language.utf8.allSatisfy(isTagCharacter) { entries += "\n   /Lang (\(language))" }
    if !pages[0].title.isEmpty { entries += "\n   /ViewerPreferences << /DisplayDocTitle true >>" }
    if let bookmarks { entries += "\n   /Outlines \(bookmarks) 0 R" }
    if let labels = PDFPageLabels.entry(pages.map(\.label)) { entries += "\n   \(labels)" }
    return "<< \(entries) >>"
  }

  private static func isTagCharacter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// What the document says about itself; an empty text is left out.
  private static func properties(_ frame: Frame, _ options: PDFOptions) -> String {
    let date = "(D:\(options.creationDate.filter { $0.isNumber })Z)"
    var entries = "/Producer (specimen) /CreationDate \(date) /ModDate \(date)"
    let texts = [
      ("Title", frame.title), ("Subject", frame.subject), ("Keywords", options.keywords), ("Creator", options.creator),
    ]
    for (key, text) in texts where !text.isEmpty { entries += "\n   /\(key) \(pdfText(text))" }
    return "<< \(entries) >>"
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
