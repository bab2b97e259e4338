import Sheet
import Typeface

/// Paints and writes a page in two parts at the same time, each with a painter, fonts, masks and a band of its own.
///
/// What both threads look at is the frame and the fonts' bytes, which nobody changes meanwhile.
final class PagePair {
  private let first: PagePainter
  private let second: PagePainter
  private let width: Int
  private var firstBand: Band
  private var secondBand: Band

  /// Works out what is to be painted; nil where only one painter's limits hold for the whole page.
  ///
  /// Each part has masks of its own, and a page whose masks go beyond what one painter keeps would look different.
  init?(
    _ frame: Frame, size: PixelSize, secondStart: Int, fonts: FontLibrary, options: PNGOptions
  ) throws(DrawingError) {
    func painter(_ rows: Range<Int>) -> Result<PagePainter, DrawingError> {
      Result { () throws(DrawingError) in
        try PagePainter(frame, width: size.width, rows: rows, fonts: fonts, options: options)
      }
    }
    let (above, below) = ConcurrentPair.run {
      painter(0..<secondStart)
    } and: {
      painter(secondStart..<size.height)
    }
    (first, second, width) = (try above.get(), try below.get(), size.width)
    firstBand = first.makeBand()
    secondBand = second.makeBand()
    if first.maskSize + second.maskSize > MaskCache.maximumBytes { return nil }
  }

  /// Whether the page is grey throughout.
  var isGrey: Bool { first.isGrey && second.isGrey }

  /// What could not be drawn as asked: each painter has tried every glyph of the page.
  var notes: [String] { first.notes }

  /// Paints the page and writes its rows; nil when the writer's format can't hold them.
  func write(to writer: consuming PNGWriter) throws(DrawingError) -> [UInt8]? {
    var writer = writer
    // A palette has its colours in the order of the rows.
    if writer.format == .indexed8 {
      guard try first.paint(on: &firstBand, { writer.write($0) }) else { return nil }
      return try second.paint(on: &firstBand) { writer.write($0) } ? writer.finish() : nil
    }
    var rows = RowEncoder(width: width, format: writer.format, compression: .fast, isLaterPart: true)
    let (above, below) = ConcurrentPair.run {
      Result { () throws(DrawingError) in try first.paint(on: &firstBand) { writer.write($0) } }
    } and: {
      Result { () throws(DrawingError) in try second.paint(on: &secondBand) { rows.write($0) } }
    }
    let isWhole = (try above.get(), try below.get()) == (true, true)
    return isWhole ? writer.finish(with: rows) : nil
  }
}
