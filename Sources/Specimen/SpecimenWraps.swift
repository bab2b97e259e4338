public import Drawing
public import DynamicType
public import Languages
public import Sheet
public import TextLayout
public import TypeSystem
public import Typeface

/// How many lines a type system's samples take at each category and width: worked out, and ready to be drawn.
///
/// It belongs to one worker, as its font library does.
public struct SpecimenWraps {
  /// Faces and sizes of every cell.
  public let system: ResolvedTypeSystem
  /// The lines of each sample.
  public let map: WrapMap
  private let fonts: FontLibrary
  private let shaper: TextShaper

  /// What is looked at, and how it is drawn.
  public struct Options: Hashable, Sendable {
    /// The styles; nil is all of them.
    public var styles: [StyleName]?
    /// The categories; nil is all of them.
    public var categories: [ContentSizeCategory]?
    /// The languages as BCP 47 tags; nil is the document's own.
    public var languages: [String]?
    /// Which of a style's two fonts is set.
    public var column = Column.custom
    /// The devices' widths in points, each more than 32.
    public var widths = WrapMap.deviceWidths
    /// The most lines that a sample may have, at least 1; nil for any number.
    public var lineLimit: Int?
    /// Whether the person has Bold Text switched on.
    public var boldText = false
    /// The theme that pictures are drawn in.
    public var theme = Theme.light
    /// The longest side that the page may have, in points; 14,400, the longest of a PDF page, unless told.
    public var maximumSide = SheetOptions.longestPage
    /// How long a text may be that is set as one line.
    public var textLimits = TextLimits()

    /// All of a document in its own fonts at the widths of Apple's devices, drawn light.
    public init() {}
  }

  /// How the samples were set and are drawn.
  public let options: Options

  /// Works a document out against the fonts and sets its samples, with lines broken by `breaker`.
  ///
  /// - Throws: ``SpecimenError`` when a font is missing, or a sample can't be set.
  public init(
    _ document: TypeSystemDocument, fonts: FontLibrary, options: Options = Options(),
    missingFace: FontSources.FacePolicy? = nil, breaker: LineBreaker
  ) throws(SpecimenError) {
    self.fonts = fonts
    self.options = options
    system = try Resolver(library: fonts, missingFace: missingFace, boldText: options.boldText)
      .system(of: document, styles: options.styles, categories: options.categories)
    shaper = TextShaper(library: fonts, limits: options.textLimits)
    var mapper = WrapMapper(system, shaper, breaker)
    mapper.column = options.column
    mapper.widths = options.widths
    mapper.lineLimit = options.lineLimit
    mapper.languages = options.languages
    do { map = try mapper.map() } catch { throw .sheet(error) }
  }

  /// The map as a PDF of one page, a field a style, category, width and language.
  public func pdf(_ options: PDFOptions = PDFOptions()) throws(SpecimenError) -> DrawnFile {
    let frame = try frame()
    do { return try PDFDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// The map as a PNG, a field a style, category, width and language.
  public func png(_ options: PNGOptions = PNGOptions()) throws(SpecimenError) -> DrawnFile {
    let frame = try frame()
    do { return try PNGDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  /// The map as an SVG, a field a style, category, width and language.
  public func svg(_ options: SVGOptions = SVGOptions()) throws(SpecimenError) -> DrawnFile {
    let frame = try frame()
    do { return try SVGDrawing.draw(frame, fonts: fonts, options: options) } catch { throw .drawing(error) }
  }

  private func frame() throws(SpecimenError) -> Frame {
    let colophon = Colophon(renderers: SpecimenSheet.renderers)
    do {
      return try map.layOut(
        system, colophon: colophon, theme: options.theme, maximumSide: options.maximumSide, with: shaper
      ).frame
    } catch {
      throw .sheet(error)
    }
  }
}
