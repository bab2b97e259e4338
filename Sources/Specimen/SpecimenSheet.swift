public import Drawing
public import DynamicType
public import Sheet
internal import TextLayout
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
  private let fonts: FontLibrary

  /// Works a document out against the fonts and lays its poster out.
  ///
  /// Nil `styles` and `categories` are all of them.
  /// - Throws: ``SpecimenError`` when a font is missing, or the sheet can't be laid out.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, styles: [TextStyle]? = nil,
    categories: [ContentSizeCategory]? = nil, missingFace: Resolver.MissingFace = .fallback
  ) throws(SpecimenError) {
    self.fonts = fonts
    let resolver = Resolver(library: fonts, missingFace: missingFace)
    do { system = try resolver.resolve(document, styles: styles, categories: categories) } catch {
      throw .resolution(error)
    }
    let grid = GridSheet(system, colophon: Colophon(renderers: Self.renderers))
    do { layout = try grid.layOut(with: TextShaper(library: fonts)) } catch { throw .sheet(error) }
  }

  /// The sheet as a PDF of one page.
  public func pdf(_ options: PDFOptions = PDFOptions()) throws(SpecimenError) -> DrawnFile {
    do { return try PDFDrawing.draw(layout.frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// The sheet as a PNG.
  public func png(_ options: PNGOptions = PNGOptions()) throws(SpecimenError) -> DrawnFile {
    do { return try PNGDrawing.draw(layout.frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// The programs that a sheet names as its makers.
  static var renderers: [String] {
    [
      "specimen \(version)", "cairo \(DrawingLibraries.cairoVersion)", "FreeType \(DrawingLibraries.freeTypeVersion)",
      "HarfBuzz \(TextLayoutLibraries.harfBuzzVersion)",
    ]
  }
}
