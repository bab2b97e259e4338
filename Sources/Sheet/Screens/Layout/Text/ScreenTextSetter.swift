internal import Languages
internal import Screens
internal import TextLayout
internal import TypeSystem
internal import Typeface

/// Sets the texts of screens in lines, by the rules that a sheet's cells are measured by.
final class ScreenTextSetter {
  private let measurer: CellMeasurer
  private let shaper: TextShaper
  private let breaker: LineBreaker
  /// What draws the characters that a style's font lacks.
  private let steppingIn: [StyleName: [ResolvedFont]]
  /// What draws the characters that UIKit's own font lacks: the fonts of body, then the labels'.
  private let steppingInForSystem: [ResolvedFont]
  /// By bytes and not by strings: those are equal when one is the other composed, and their offsets differ.
  private var breaks: [[UInt8]: LineBreaks] = [:]
  /// The bytes of the texts that ``breaks`` has.
  private var keptBytes = 0
  /// Past this the breaks are found anew, so that memory doesn't grow with the number of screens.
  private static let mostKeptBytes = 1 << 20

  init(_ system: ResolvedTypeSystem, _ shaper: TextShaper, _ breaker: LineBreaker) {
    measurer = CellMeasurer(system, shaper)
    self.shaper = shaper
    self.breaker = breaker
    let body = system.styles.first { $0.style == .body }
    steppingInForSystem =
      body.map {
        [$0.custom.font].compactMap { $0 } + ($0.custom.cells.first?.cascade ?? [])
          + system.fontsSteppingIn(for: .custom, of: $0)
      }
      ?? [system.labelFonts.regular]
    steppingIn = Dictionary(
      system.styles.map { ($0.style, system.fontsSteppingIn(for: .custom, of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Sets a text as an element of a style has it; nil where it has no size or font.
  func set(
    _ text: String, in cell: ResolvedCell, style: StyleName?, _ options: ParagraphOptions
  ) throws(SheetError) -> ScreenParagraph? {
    let others = style.flatMap { steppingIn[$0] } ?? steppingInForSystem
    guard let attributes = measurer.attributes(of: cell, others: others) else { return nil }
    let paragraph: Paragraph
    do {
      paragraph = try shaper.paragraph(text, attributes, options, breaks: try breaks(of: text))
    } catch let error as TextError {
      throw .text(error)
    } catch let error as LanguagesError {
      throw .lineBreaks(error)
    } catch {
      preconditionFailure("\(error)")
    }
    var boxes: [LineBox] = []
    for line in paragraph.lines { boxes.append(try box(of: line.line, cell)) }
    return ScreenParagraph(paragraph: paragraph, boxes: boxes)
  }

  /// The height of capitals in a cell's font, in points; nil where the font doesn't say, and has no H.
  func capHeight(of cell: ResolvedCell) -> Double? {
    guard let font = cell.font, let size = cell.pointSize, let height = shaper.measuredCapHeight(of: font)
    else { return nil }
    return height * size
  }

  /// The line box; an empty line is as high as one of the cell's own font.
  private func box(of line: TextLine, _ cell: ResolvedCell) throws(SheetError) -> LineBox {
    guard line.runs.isEmpty else { return measurer.lineBox(line, of: cell) }
    return try measurer.ownBoxes(of: cell)?.line ?? (0, 0)
  }

  private func breaks(of text: String) throws(LanguagesError) -> LineBreaks {
    let bytes = Array(text.utf8)
    if let known = breaks[bytes] { return known }
    let found = try breaker.breaks(of: text, language: measurer.language)
    if keptBytes > Self.mostKeptBytes {
      breaks = [:]
      keptBytes = 0
    }
    keptBytes += bytes.count
    breaks[bytes] = found
    return found
  }
}
