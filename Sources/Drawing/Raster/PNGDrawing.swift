public import Sheet
public import Typeface

/// Draws frames as PNG pictures, a band of rows at a time.
public enum PNGDrawing {
  /// Draws a frame at the options' scale.
  ///
  /// `fonts` is the library that the frame was shaped with. A picture that is grey throughout has a byte a pixel, one
  /// of at most 256 colours mostly too, any other three. Memory beyond the file itself is one band of rows, the masks of the
  /// glyphs in use, a few bytes for each glyph on the page, and less than 16 MB to compress with.
  ///
  /// - Throws: ``DrawingError`` before anything is drawn when the scale, the page or the picture is out of range; later
  ///   when cairo refuses.
  public static func draw(
    _ frame: Frame, fonts: FontLibrary, options: PNGOptions = PNGOptions()
  ) throws(DrawingError) -> DrawnFile {
    let size = try PixelSize(frame.size, options)
    let details = PNGDetails(options, title: frame.title)
    func writer(_ format: RowFormat, _ shared: [UInt32]) -> PNGWriter {
      PNGWriter(
        width: size.width, height: size.height, format: format, compression: options.compression, shared: shared,
        details: details)
    }
    let start = RowParts.secondStart(width: size.width, height: size.height, compression: options.compression)
    if options.threads > 1, let start,
      let page = try PagePair(frame, size: size, secondStart: start, fonts: fonts, options: options)
    {
      return DrawnFile(bytes: try draw(page, secondStart: start, writer), notes: [])
    }
    let page = try PagePainter(frame, size: size, fonts: fonts, options: options)
    return DrawnFile(bytes: try draw(page, secondStart: start, writer), notes: page.notes)
  }

  /// Has a page written in one format after another until one holds it; first in indices, where those may do.
  private static func draw(
    _ page: some WritablePage, secondStart: Int?, _ writer: (RowFormat, _ shared: [UInt32]) -> PNGWriter
  ) throws(DrawingError) -> [UInt8] {
    var formats = RowFormat.candidates(isGrey: page.isGrey)
    if page.hasLevelsOnly {
      var shared: [UInt32]? = []
      // Greys are what they are in both parts.
      if let secondStart, !page.isGrey { shared = page.plannedColours(secondStart: secondStart).palette }
      if let shared, let bytes = try page.write(in: IndexedColours(), to: writer(formats[0], shared)) { return bytes }
      // Of a page in one part more colours may have been painted than are seen.
      if secondStart != nil { formats.removeAll { $0 == .indexed8 } }
    }
    for format in formats {
      if let bytes = try page.write(in: TrueColours(), to: writer(format, [])) { return bytes }
    }
    preconditionFailure("three bytes a pixel hold any picture")
  }
}

/// A page that can be painted and written, in one way or another, as often as needed.
protocol WritablePage {
  /// Whether all of it is grey.
  var isGrey: Bool { get }
  /// Whether every step paints one colour at levels, so that there are few colours.
  var hasLevelsOnly: Bool { get }

  /// The colours that it will have, as far as they are known beforehand.
  func plannedColours(secondStart: Int) -> PlannedColours

  /// Paints the page on bands of such pixels and writes its rows; nil when the pixels or the writer's format can't hold
  /// them.
  func write<Colours: BandColours>(
    in colours: Colours, to writer: consuming PNGWriter
  ) throws(DrawingError) -> [UInt8]?
}

extension PagePair: WritablePage {}

extension PagePainter: WritablePage {
  func plannedColours(secondStart: Int) -> PlannedColours {
    plannedColours(in: .min..<secondStart).joined(with: plannedColours(in: secondStart..<(.max)))
  }

  func write<Colours: BandColours>(
    in colours: Colours, to writer: consuming PNGWriter
  ) throws(DrawingError) -> [UInt8]? {
    var writer = writer
    var band = makeBand(colours)
    // Each part begins with no colours, as it does where two threads paint them.
    let isWhole = try paint(on: &band, restart: (writer.secondStart, colours)) { writer.write($0) }
    return isWhole ? writer.finish() : nil
  }
}

extension RowFormat {
  /// The formats to try in turn: the first that holds every pixel is the file's.
  static func candidates(isGrey: Bool) -> [RowFormat] { isGrey ? [.grey8, .indexed8, .rgb8] : [.indexed8, .rgb8] }
}

extension PNGDetails {
  /// What a drawing says of itself.
  init(_ options: PNGOptions, title: String) {
    // A point is 1/72 inch, so one pixel a point is 2,834.6 a metre; 2,835 is what programs write for it.
    self.init(pixelsPerMetre: Int((2_835 * options.scale).rounded()), title: title, software: options.software)
  }
}
