public import Drawing
public import Findings
public import Sheet
public import TextLayout
public import TypeSystem

/// Draws a type system as one interactive page of HTML, with outlines in place of fonts.
///
/// It needs no network and no server, loads nothing, and without a script it is a table of all cells. Every glyph and
/// every run of glyphs is in it once, however many sizes it stands in.
public enum HTMLDrawing {
  /// Draws the page with the fonts of the shaper's library, the one that the system was worked out against.
  ///
  /// `findings` are listed worst first, as the report has them, and marked in their cells; `colophon` names the programs
  /// that made the page.
  /// - Throws: ``PageError`` for a sample that can't be set, for nothing to show, and for a file that would be too large.
  public static func draw(
    _ system: ResolvedTypeSystem, with shaper: TextShaper, findings: FindingsReport, colophon: Colophon,
    options: PageOptions = PageOptions()
  ) throws(PageError) -> DrawnFile {
    let sheet: SampleSheet
    do throws(SheetError) { sheet = try system.samples(with: shaper) } catch { throw .sheet(error) }
    do throws(DrawingError) {
      return try draw(system, sheet, with: shaper, findings: findings, colophon: colophon, options: options)
    } catch { throw .drawing(error) }
  }

  /// Draws the page of a system whose samples are measured already, with the fonts of the shaper's library.
  ///
  /// - Throws: ``/Drawing/DrawingError`` for a file that would be too large, and when there is no memory for FreeType.
  package static func draw(
    _ system: ResolvedTypeSystem, _ samples: SampleSheet, with shaper: TextShaper, findings: FindingsReport,
    colophon: Colophon, options: PageOptions
  ) throws(DrawingError) -> DrawnFile {
    var page = try SpecimenPage(
      PageContents(system, samples, findings, fonts: shaper.library, colophon: colophon), options: options)
    return try page.draw()
  }
}
