public import Sheet
public import Typeface

/// Draws frames as PNG pictures, a band of rows at a time.
public enum PNGDrawing {
  /// Draws a frame at the options' scale.
  ///
  /// `fonts` is the library that the frame was shaped with. A picture that is grey throughout has a byte a pixel, one of
  /// at most 256 colours too, any other three. Memory beyond the file itself is one band of rows, the masks of the glyphs
  /// in use, a few bytes for each glyph on the page, and less than 16 MB to compress with.
  ///
  /// - Throws: ``DrawingError`` before anything is drawn when the scale, the page or the picture is out of range; later
  ///   when cairo refuses.
  public static func draw(
    _ frame: Frame, fonts: FontLibrary, options: PNGOptions = PNGOptions()
  ) throws(DrawingError) -> DrawnFile {
    let page = try PagePainter(frame, fonts: fonts, options: options)
    let details = PNGDetails(options, title: frame.title)
    var band = page.makeBand()
    for format in RowFormat.candidates(isGrey: page.isGrey) {
      let writer = PNGWriter(
        width: page.size.width, height: page.size.height, format: format, compression: options.compression,
        details: details)
      if let bytes = try write(page, on: &band, writer, threads: options.threads) {
        return DrawnFile(bytes: bytes, notes: page.notes)
      }
    }
    preconditionFailure("three bytes a pixel hold any picture")
  }

  /// Paints a page and writes its rows; nil when the writer's format can't hold them.
  private static func write(
    _ page: PagePainter, on band: inout Band, _ writer: consuming PNGWriter, threads: Int
  ) throws(DrawingError) -> [UInt8]? {
    guard threads > 1 else {
      var writer = writer
      return try page.paint(on: &band) { writer.write($0) } ? writer.finish() : nil
    }
    let encoder = BandEncoder(writer, band: page.makeBand())
    return try page.paint(on: &band) { encoder.exchange(&$0) } && encoder.wait() ? encoder.finish() : nil
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
