import CCairo
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
    var builder = try PaintListBuilder(fonts: fonts, options: options, size: size)
    for item in frame.items { builder.add(item) }
    let bytes = try encode(builder.list, builder.cache, frame, options)
    return DrawnFile(bytes: bytes, notes: builder.finishedNotes())
  }

  private static func encode(
    _ list: PaintList, _ cache: MaskCache, _ frame: Frame, _ options: PNGOptions
  ) throws(DrawingError) -> [UInt8] {
    let size = list.size
    // A point is 1/72 inch, so one pixel a point is 2,834.6 a metre; 2,835 is what programs write for it.
    let details = PNGDetails(
      pixelsPerMetre: Int((2_835 * options.scale).rounded()), title: frame.title, software: options.software)
    var band = try Band(width: size.width)
    let buckets = sort(list)
    let isGrey = frame.background.pixel.isGrey && list.isGrey
    for format: RowFormat in isGrey ? [.grey8, .indexed8] : [.indexed8] {
      let writer = PNGWriter(
        width: size.width, height: size.height, format: format, compression: options.compression, details: details)
      if let bytes = try paint(list, cache, buckets, frame.background, on: &band, into: writer) { return bytes }
    }
    let writer = PNGWriter(
      width: size.width, height: size.height, format: .rgb8, compression: options.compression, details: details)
    return try paint(list, cache, buckets, frame.background, on: &band, into: writer) ?? []
  }

  /// Paints band after band; nil as soon as a pixel turns up that the writer's format can't hold.
  private static func paint(
    _ list: PaintList, _ cache: MaskCache, _ buckets: [[Int32]], _ background: Frame.Color, on band: inout Band,
    into writer: consuming PNGWriter
  ) throws(DrawingError) -> [UInt8]? {
    for (index, bucket) in buckets.enumerated() {
      let top = index * Band.rowCount
      band.begin(top: top, background: background.pixel)
      for step in bucket { paint(list.steps[Int(step)], of: list, cache, on: band) }
      try band.check()
      guard writer.write(band.pixels, stride: band.width, rows: min(Band.rowCount, list.size.height - top)) else {
        return nil
      }
    }
    return writer.finish()
  }

  /// For each band the steps that touch it, in painting order.
  private static func sort(_ list: PaintList) -> [[Int32]] {
    var buckets = [[Int32]](repeating: [], count: (list.size.height + Band.rowCount - 1) / Band.rowCount)
    for (index, step) in list.steps.enumerated() {
      for band in step.rows.lowerBound / Band.rowCount...(step.rows.upperBound - 1) / Band.rowCount {
        buckets[band].append(Int32(index))
      }
    }
    return buckets
  }

  private static func paint(
    _ entry: (step: PaintList.Step, rows: Range<Int>), of list: PaintList, _ cache: MaskCache, on band: borrowing Band
  ) {
    switch entry.step {
    case .masks(let range, let color): band.blend(list.placed[range], cache, color: color)
    case .rectangle(let columns, let color): band.fill(columns, rows: entry.rows, color: color)
    case .polygon(let points, let color):
      band.fillPath(color: color) { context in
        for point in points { cairo_line_to(context, point.x, point.y) }
      }
    case .outline(let index, let color):
      let outline = list.outlines[index]
      band.fillPath(color: color, alpha: outline.alpha) { context in
        _ = OutlinePath.add(
          outline.glyph, of: outline.face, x: outline.x, y: outline.y, size: outline.size, to: context)
      }
    case .picture(let index):
      let picture = list.pictures[index]
      band.paint { picture.strike.paint(on: $0, x: picture.x, y: picture.y, em: picture.size) }
    }
  }
}
