import Sheet
import Typeface

/// Paints and writes a page in two parts at the same time, each with a painter, fonts, masks and a band of its own.
///
/// What both threads look at is the frame and the fonts' bytes, which nobody changes meanwhile. The default sheet at 2
/// pixels a point takes 66 ms instead of 88, and 20 M more instructions of 484 M: glyphs of both parts are loaded
/// twice.
struct PagePair {
  private let first: PagePainter
  private let second: PagePainter
  private let width: Int

  /// Works out what is to be painted; nil where only one painter can.
  ///
  /// That is so where masks go beyond what one painter keeps, where something reaches from one part far into the other,
  /// and where a glyph can't be drawn as asked, for the notes count glyphs of the whole page.
  init?(
    _ frame: Frame, size: PixelSize, secondStart: Int, fonts: FontLibrary, options: PNGOptions
  ) throws(DrawingError) {
    func painter(_ part: Range<Int>) -> Result<PagePainter, DrawingError> {
      Result { () throws(DrawingError) in
        try PagePainter(frame, size: size, part: part, fonts: fonts, options: options)
      }
    }
    let (above, below) = ConcurrentPair.run {
      painter(.min..<secondStart)
    } and: {
      painter(secondStart..<(.max))
    }
    (first, second, width) = (try above.get(), try below.get(), size.width)
    let isWhole = first.maskSize + second.maskSize <= MaskCache.maximumBytes
    guard isWhole, !first.hasStrays, !second.hasStrays, first.notes.isEmpty, second.notes.isEmpty else { return nil }
  }

  /// Whether the page is grey throughout.
  var isGrey: Bool { first.isGrey && second.isGrey }

  /// Whether every step paints one colour at levels, so that there are few colours.
  var hasLevelsOnly: Bool { first.hasLevelsOnly && second.hasLevelsOnly }

  /// The colours that both parts will have.
  func plannedColours(secondStart: Int) -> PlannedColours {
    first.plannedColours(in: .min..<secondStart).joined(with: second.plannedColours(in: secondStart..<(.max)))
  }

  /// Paints the page on bands of such pixels and writes its rows; nil when the pixels or the writer's format can't hold
  /// them.
  func write<Colours: BandColours>(
    in colours: Colours, to writer: consuming PNGWriter
  ) throws(DrawingError) -> [UInt8]? {
    var writer = writer
    var rows = RowEncoder(
      width: width, format: writer.format, compression: .fast, shared: writer.shared, isLaterPart: true)
    let (above, below) = ConcurrentPair.run {
      Self.paint(first, in: colours) { writer.write($0) }
    } and: {
      Self.paint(second, in: colours) { rows.write($0) }
    }
    let isWhole = (try above.get(), try below.get()) == (true, true)
    return isWhole ? writer.finish(with: rows) : nil
  }

  /// Paints a part on a band that is gone before the file is put together.
  private static func paint<Colours>(
    _ part: PagePainter, in colours: Colours, _ use: (borrowing Band<Colours>) -> Bool
  ) -> Result<Bool, DrawingError> {
    var band = part.makeBand(colours)
    return Result { () throws(DrawingError) in try part.paint(on: &band, use) }
  }
}
