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
    let size = try PixelSize(frame.size, options)
    let details = PNGDetails(options, title: frame.title)
    func writer(_ format: RowFormat) -> PNGWriter {
      PNGWriter(
        width: size.width, height: size.height, format: format, compression: options.compression, details: details)
    }
    if options.threads > 1,
      let start = RowParts.secondStart(width: size.width, height: size.height, compression: options.compression),
      let page = try PagePair(frame, size: size, secondStart: start, fonts: fonts, options: options)
    {
      return try draw(page.isGrey, notes: []) { format throws(DrawingError) in try page.write(to: writer(format)) }
    }
    let page = try PagePainter(frame, size: size, fonts: fonts, options: options)
    var band = page.makeBand()
    return try draw(page.isGrey, notes: page.notes) { format throws(DrawingError) in
      var writer = writer(format)
      return try page.paint(on: &band) { writer.write($0) } ? writer.finish() : nil
    }
  }

  /// Has a page written in one format after another until one holds it.
  private static func draw(
    _ isGrey: Bool, notes: [String], _ write: (RowFormat) throws(DrawingError) -> [UInt8]?
  ) throws(DrawingError) -> DrawnFile {
    for format in RowFormat.candidates(isGrey: isGrey) {
      if let bytes = try write(format) { return DrawnFile(bytes: bytes, notes: notes) }
    }
    preconditionFailure("three bytes a pixel hold any picture")
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
