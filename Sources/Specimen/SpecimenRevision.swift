public import Drawing
public import DynamicType
public import Findings
internal import Page
public import Revision
public import Sheet
public import TextLayout
public import TypeSystem
public import Typeface

/// Two revisions of a type system, worked out each against its own fonts, and what differs between them.
///
/// It belongs to one worker, as the font libraries do.
public struct SpecimenRevision {
  /// Faces and sizes before.
  public let old: ResolvedTypeSystem
  /// Faces and sizes after.
  public let new: ResolvedTypeSystem
  /// What differs.
  public let changes: TypeSystemRevision
  /// The findings that went, came and changed; nil until ``check(old:new:)`` has looked.
  public private(set) var findings: FindingsRevision?
  private let oldFonts: FontLibrary
  private let newFonts: FontLibrary
  private let textLimits: TextLimits

  /// A revision's document and its fonts, and which of its styles are shown.
  public struct Side {
    /// The document.
    public var document: TypeSystemDocument
    /// The fonts.
    public var fonts: FontLibrary
    /// The styles shown; nil is all of them.
    public var styles: [StyleName]?

    /// Pairs a document with its fonts.
    public init(_ document: TypeSystemDocument, fonts: FontLibrary, styles: [StyleName]? = nil) {
      self.document = document
      self.fonts = fonts
      self.styles = styles
    }
  }

  /// Works both documents out and compares them.
  ///
  /// Nil `categories` are all of them; nil `missingFace` is what each document says.
  /// - Throws: ``SpecimenError`` when a font is missing.
  public init(
    old: Side, new: Side, categories: [ContentSizeCategory]? = nil, missingFace: FontSources.FacePolicy? = nil,
    boldText: Bool = false, textLimits: TextLimits = TextLimits()
  ) throws(SpecimenError) {
    self.textLimits = textLimits
    let resolve = { (side: Side) throws(SpecimenError) in
      try Resolver(library: side.fonts, missingFace: missingFace, boldText: boldText)
        .system(of: side.document, styles: side.styles, categories: categories)
    }
    self.old = try resolve(old)
    self.new = try resolve(new)
    (oldFonts, newFonts) = (old.fonts, new.fonts)
    changes = TypeSystemRevision(old: self.old, oldFonts: oldFonts, new: self.new, newFonts: newFonts)
  }

  /// Looks both revisions through, each at its own levels, so that reports and pages have what went and came.
  /// - Throws: ``SpecimenError`` for a sample that can't be set.
  public mutating func check(old oldCheck: Check, new newCheck: Check) throws(SpecimenError) {
    do throws(SheetError) {
      findings = FindingsRevision(
        old: try oldCheck.run(on: old, with: TextShaper(library: oldFonts, limits: textLimits)),
        new: try newCheck.run(on: new, with: TextShaper(library: newFonts, limits: textLimits)))
    } catch { throw .sheet(error) }
  }

  /// The findings as pages show them.
  public var findingLines: RevisionFindings {
    guard let findings else { return RevisionFindings() }
    return RevisionFindings(
      went: findings.went.map(\.line), came: findings.came.map(\.line),
      changed: findings.changed.map { RevisionFindings.Change(old: $0.old.line, new: $0.new.line) })
  }

  /// What differs as a PDF: the numbers first, then the samples side by side, true to size.
  public func pdf(
    _ pdf: PDFOptions = PDFOptions(), options: SheetOptions = SheetOptions()
  ) throws(SpecimenError) -> DrawnFile {
    let (sheet, fonts) = joined(options)
    let pages: [Frame]
    do { pages = try sheet.layOut(with: TextShaper(library: fonts, limits: textLimits)).map(\.frame) } catch {
      throw .sheet(error)
    }
    do { return try PDFDrawing.draw(pages: pages, fonts: fonts, options: pdf) } catch { throw .drawing(error) }
  }

  /// What differs as one HTML page that loads nothing and runs no script; it follows its reader's theme.
  public func html() throws(SpecimenError) -> DrawnFile {
    let (sheet, fonts) = joined(SheetOptions())
    let samples: [RevisionSample]
    do { samples = try sheet.samples(with: TextShaper(library: fonts, limits: textLimits)) } catch {
      throw .sheet(error)
    }
    do {
      return try RevisionPage(
        changes, findings: findingLines, samples: samples, fonts: fonts,
        defaultCategory: new.document.defaultCategory
      ).draw()
    } catch { throw .drawing(error) }
  }

  /// The pages' contents, and the fonts of both revisions in one library.
  private func joined(_ options: SheetOptions) -> (RevisionSheet, FontLibrary) {
    let (fonts, places) = newFonts.joined(with: oldFonts)
    let sheet = RevisionSheet(
      changes, old: old.renumbered { places[$0.rawValue] }, new: new, findings: findingLines, options: options)
    return (sheet, fonts)
  }
}
