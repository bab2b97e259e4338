public import Drawing
public import DynamicType
public import Findings
public import Languages
public import Page
public import Sheet
public import TextLayout
public import TypeSystem
public import Typeface

/// A type system's sheet, worked out and laid out, ready to be drawn in any format.
///
/// It belongs to one worker, as its font library does.
public struct SpecimenSheet {
  /// The version of this library.
  public static let version = "0.1.0"

  /// Faces and sizes of every cell.
  public let system: ResolvedTypeSystem
  /// The page and its marks.
  public let layout: LaidOutSheet
  /// The library that the faces are of.
  package let fonts: FontLibrary
  private let shaper: TextShaper
  private let languages: [LanguageCharacters]
  private let lineBreaker: LineBreaker?

  /// Works a document out against the fonts and lays it out as the options say.
  ///
  /// Nil `styles` and `categories` are all of them. A report and a page list what is found by the document's own levels,
  /// the custom faces held against the characters of `languages`, and the document's mock screens laid out where
  /// `lineBreaker` says where lines may end; no other layout looks for anything.
  /// - Throws: ``SpecimenError`` when a font is missing, or the sheet can't be laid out.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, styles: [StyleName]? = nil,
    categories: [ContentSizeCategory]? = nil, missingFace: FontSources.FacePolicy? = nil, boldText: Bool = false,
    options: SheetOptions = SheetOptions(), languages: [LanguageCharacters] = [],
    lineBreaker: LineBreaker? = nil, textLimits: TextLimits = TextLimits()
  ) throws(SpecimenError) {
    try self.init(
      document, shaper: TextShaper(library: fonts, limits: textLimits), styles: styles, categories: categories,
      missingFace: missingFace,
      boldText: boldText, options: options, languages: languages, lineBreaker: lineBreaker)
  }

  /// Works a document out against a shaper's fonts: sheets that share one needn't shape the same texts again.
  ///
  /// - Throws: ``SpecimenError`` when a font is missing, or the sheet can't be laid out.
  package init(
    _ document: TypeSystemDocument, shaper: TextShaper, styles: [StyleName]?, categories: [ContentSizeCategory]?,
    missingFace: FontSources.FacePolicy?, boldText: Bool, options: SheetOptions, languages: [LanguageCharacters],
    lineBreaker: LineBreaker?
  ) throws(SpecimenError) {
    fonts = shaper.library
    self.shaper = shaper
    self.languages = languages
    self.lineBreaker = lineBreaker
    system = try Resolver(library: fonts, missingFace: missingFace, boldText: boldText)
      .system(of: document, styles: styles, categories: categories)
    let colophon = Colophon(renderers: Self.renderers)
    do {
      let check = Check(of: system, languages: languages, lineBreaker: lineBreaker)
      let found = options.layout == .report ? try check.run(on: system, with: shaper).findings : []
      layout = try system.layOut(options, colophon: colophon, findings: found.map(\.line), with: shaper)
    } catch {
      throw .sheet(error)
    }
  }

  /// Finds the glyphs of the sheet's own words that are not drawn, by face and reason; every label is looked through.
  package func undrawnLabels() -> [UndrawnGlyphs] { layout.undrawnLabels(with: shaper) }

  /// The sheet as one PDF of all its pages.
  public func pdf(_ options: PDFOptions = PDFOptions()) throws(SpecimenError) -> DrawnFile {
    let pages = layout.pages.map(\.frame)
    do { return try PDFDrawing.draw(pages: pages, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// One page of the sheet as a PDF of its own; pages count from 1, and what leads to other pages is left out.
  public func pdf(_ options: PDFOptions = PDFOptions(), page: Int) throws(SpecimenError) -> DrawnFile {
    var frame = layout.pages[page - 1].frame
    frame.bookmarks = frame.bookmarks.filter { $0.page == page }
    frame.links = frame.links.filter { $0.page == page }
    for index in frame.bookmarks.indices { frame.bookmarks[index].page = 1 }
    for index in frame.links.indices { frame.links[index].page = 1 }
    do { return try PDFDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// One page of the sheet as a PNG; pages count from 1.
  public func png(_ options: PNGOptions = PNGOptions(), page: Int = 1) throws(SpecimenError) -> DrawnFile {
    let frame = layout.pages[page - 1].frame
    do { return try PNGDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// One page of the sheet as an SVG; pages count from 1.
  public func svg(_ options: SVGOptions = SVGOptions(), page: Int = 1) throws(SpecimenError) -> DrawnFile {
    let frame = layout.pages[page - 1].frame
    do { return try SVGDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// The sheet as an interactive page of HTML: every cell of the poster, one category at a time or all.
  ///
  /// `findings` are listed and marked in their cells; nil has the page look for them itself, at the document's levels.
  /// The layout doesn't matter: a page is its own.
  public func html(
    _ options: PageOptions = PageOptions(), findings: FindingsReport? = nil
  ) throws(SpecimenError) -> DrawnFile {
    try InteractivePage(system, with: shaper, languages: languages, lineBreaker: lineBreaker)
      .html(options, findings: findings)
  }

  /// The programs that a sheet names as its makers.
  static var renderers: [String] {
    [
      "specimen \(version)", "cairo \(DrawingLibraries.cairoVersion)", "FreeType \(DrawingLibraries.freeTypeVersion)",
      "HarfBuzz \(TextLayoutLibraries.harfBuzzVersion)",
    ]
  }
}
