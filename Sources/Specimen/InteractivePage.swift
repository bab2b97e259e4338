public import Drawing
public import DynamicType
public import Findings
public import Languages
public import Page
public import Sheet
package import TextLayout
public import TypeSystem
public import Typeface

/// A type system's interactive page of HTML, worked out and measured, ready to be drawn; the browser lays it out.
///
/// It belongs to one worker, as its font library does. Its cells are set once: for what is told of them, and for the page.
public struct InteractivePage {
  /// Faces and sizes of every cell.
  public let system: ResolvedTypeSystem
  /// What a reader must know of the cells.
  package let notices: CellNotices
  private let samples: SampleSheet
  private let check: Check
  private let shaper: TextShaper

  /// Works a document out against the fonts and measures its samples.
  ///
  /// Nil `styles` and `categories` are all of them. What is told of colours is told of the grounds of `theme`. The page
  /// lists what is found by the document's own levels, the custom faces held against the characters of `languages`, and
  /// the document's mock screens laid out where `lineBreaker` says where lines may end.
  /// - Throws: ``SpecimenError`` when a font is missing, or a sample can't be set.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, styles: [StyleName]? = nil,
    categories: [ContentSizeCategory]? = nil, missingFace: FontSources.FacePolicy? = nil, boldText: Bool = false,
    theme: Theme = .light, languages: [LanguageCharacters] = [], lineBreaker: LineBreaker? = nil
  ) throws(SpecimenError) {
    try self.init(
      document, shaper: TextShaper(library: fonts), styles: styles, categories: categories, missingFace: missingFace,
      boldText: boldText, theme: theme, languages: languages, lineBreaker: lineBreaker)
  }

  /// Works a document out against a shaper's fonts: pages that share one needn't shape the same texts again.
  ///
  /// - Throws: ``SpecimenError`` when a font is missing, or a sample can't be set.
  package init(
    _ document: TypeSystemDocument, shaper: TextShaper, styles: [StyleName]?, categories: [ContentSizeCategory]?,
    missingFace: FontSources.FacePolicy?, boldText: Bool, theme: Theme, languages: [LanguageCharacters],
    lineBreaker: LineBreaker?
  ) throws(SpecimenError) {
    let system = try Resolver(library: shaper.library, missingFace: missingFace, boldText: boldText)
      .system(of: document, styles: styles, categories: categories)
    try self.init(system, with: shaper, theme: theme, languages: languages, lineBreaker: lineBreaker)
  }

  init(
    _ system: ResolvedTypeSystem, with shaper: TextShaper, theme: Theme = .light, languages: [LanguageCharacters],
    lineBreaker: LineBreaker?
  ) throws(SpecimenError) {
    (self.system, self.shaper) = (system, shaper)
    check = Check(of: system, languages: languages, lineBreaker: lineBreaker)
    do throws(SheetError) {
      let measured = try system.measuredStyles(with: shaper)
      samples = try system.samples(measured, with: shaper)
      notices = system.notices(system.measuredStyles(measured, with: shaper, theme: theme), shaper.library)
    } catch { throw .sheet(error) }
  }

  /// The whole page as one file.
  ///
  /// `findings` are listed and marked in their cells; nil has the page look for them itself, at the document's levels.
  public func html(
    _ options: PageOptions = PageOptions(), findings: FindingsReport? = nil
  ) throws(SpecimenError) -> DrawnFile {
    let report: FindingsReport
    if let findings {
      report = findings
    } else {
      do { report = try check.run(on: system, with: shaper) } catch { throw .sheet(error) }
    }
    let colophon = Colophon(renderers: SpecimenSheet.renderers)
    do throws(DrawingError) {
      return try HTMLDrawing.draw(
        system, samples, with: shaper, findings: report, colophon: colophon, options: options)
    } catch { throw .drawing(error) }
  }
}
