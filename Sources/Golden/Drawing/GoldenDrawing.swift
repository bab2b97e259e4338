package import Drawing
package import Sheet
package import Snapshot
package import Typeface

/// What a golden is made of, or compared with: a frame with its fonts, or a picture that something else drew.
///
/// The manifest, the pixels and the file are each made when they are asked for, since a comparison that finds nothing
/// needs the manifest alone. It belongs to one worker, as its font library does.
package struct GoldenDrawing {
  private enum Subject {
    case frame(Frame, FontLibrary)
    case picture(Bitmap)
  }

  /// The name of the only cell of a frame that has none.
  package static let wholeFrame = "frame"
  /// The name of the only cell of a picture.
  package static let wholePicture = "picture"

  /// The program and the libraries that draw.
  package let makers: GoldenMakers
  /// The document behind the frame; nil for none.
  package let document: DocumentRecord?
  /// The table that the document's sizes come from; nil for none.
  package let table: TableRecord?
  private let subject: Subject
  private let options: PNGOptions

  /// A frame, drawn with the library that it was shaped with, at so many pixels a point.
  ///
  /// It may be as large as `limits` say. A frame without cells is one cell named `frame`. Cells that share a name get numbers: `name (2)` is the second.
  package init(
    _ frame: Frame, fonts: FontLibrary, scale: Double = 1, makers: GoldenMakers, document: DocumentRecord? = nil,
    table: TableRecord? = nil, limits: PNGLimits = PNGLimits()
  ) {
    subject = .frame(Self.prepared(frame), fonts)
    var options = Self.options(scale: scale)
    (options.maximumSide, options.maximumPixels) = (limits.side, limits.pixels)
    self.options = options
    (self.makers, self.document, self.table) = (makers, document, table)
  }

  /// A picture that something else drew: one cell named `picture`, of which nothing but pixels is known.
  package init(picture: Bitmap, makers: GoldenMakers) {
    subject = .picture(picture)
    options = Self.options(scale: 1)
    self.makers = makers
    (document, table) = (nil, nil)
  }

  /// How goldens are encoded, whoever does it: one encoder, so that approved bytes are recorded bytes.
  package static func options(scale: Double) -> PNGOptions { PNGOptions(scale: scale, compression: .small) }

  /// The manifest without an image's record.
  ///
  /// Every cell is drawn alone; the page is not drawn at all.
  package func manifest() throws(GoldenError) -> Manifest {
    switch subject {
    case .frame(let frame, let fonts):
      do throws(DrawingError) {
        let size = try PNGDrawing.size(of: frame, options: options)
        let drawing = try CellDrawing(frame, fonts: fonts, options: options)
        var shapes = ShapeCollector(fonts: fonts, outlines: drawing.outlines)
        let cells = zip(frame.cells, try drawing.draw()).map { shapes.record($0, $1, of: frame) }
        let page = PageRecord(
          width: size.width, height: size.height, fingerprint: PageDrawing.fingerprint(frame, options: options))
        return manifest(page, fonts: shapes.fonts, shapes: shapes.shapes, cells: cells)
      } catch {
        throw .notDrawn(error)
      }
    case .picture(let picture):
      let cell = CellRecord(
        name: CellName(Self.wholePicture), pointSize: nil, shapes: [], place: picture.bounds,
        pixels: picture.fingerprint)
      let page = PageRecord(width: picture.width, height: picture.height, fingerprint: Fingerprint(0))
      return manifest(page, fonts: [], shapes: [], cells: [cell])
    }
  }

  private func manifest(
    _ page: PageRecord, fonts: [FontRecord], shapes: [ShapeRecord], cells: [CellRecord]
  ) -> Manifest {
    Manifest(
      tool: makers.tool, libraries: makers.libraries, document: document, table: table, scale: options.scale,
      page: page, fonts: fonts, shapes: shapes, cells: cells)
  }

  /// The page's pixels.
  package func bitmap() throws(GoldenError) -> Bitmap {
    switch subject {
    case .picture(let picture): return picture
    case .frame(let frame, let fonts):
      do throws(DrawingError) { return try PNGDrawing.bitmap(frame, fonts: fonts, options: options) } catch {
        throw .notDrawn(error)
      }
    }
  }

  /// The golden image's file, which `pixels` are the page's of.
  package func image(of pixels: Bitmap) throws(GoldenError) -> [UInt8] {
    try Self.encode(pixels, scale: options.scale)
  }

  /// A file to be looked at, encoded fast.
  func picture(of pixels: Bitmap) throws(GoldenError) -> [UInt8] {
    do throws(DrawingError) { return try PNGDrawing.encode(pixels, options: PNGOptions(scale: options.scale)) } catch {
      throw .notDrawn(error)
    }
  }

  /// Encodes a golden image.
  ///
  /// It has no title: bytes that are the same are told by their pixels and their scale alone.
  package static func encode(_ pixels: Bitmap, scale: Double) throws(GoldenError) -> [UInt8] {
    do throws(DrawingError) { return try PNGDrawing.encode(pixels, options: options(scale: scale)) } catch {
      throw .notDrawn(error)
    }
  }

  /// The frame with a cell at least, and no two cells of one name.
  private static func prepared(_ frame: Frame) -> Frame {
    var frame = frame
    if frame.cells.isEmpty {
      let origin = frame.items.lazy.compactMap { item -> Frame.Point? in
        if case .text(let text) = item { text.origin } else { nil }
      }.first
      frame.cells = [
        Frame.Cell(name: wholeFrame, origin: origin ?? Frame.Point(x: 0, y: 0), items: frame.items.indices)
      ]
    }
    var taken: Set<String> = []
    for index in frame.cells.indices {
      let name = frame.cells[index].name
      var number = 1
      while !taken.insert(frame.cells[index].name).inserted {
        number += 1
        frame.cells[index].name = "\(name) (\(number))"
      }
    }
    return frame
  }
}

extension Bitmap {
  /// Of the picture's size and its pixels.
  fileprivate var fingerprint: Fingerprint {
    var stream = FingerprintStream()
    stream.add(width)
    stream.add(height)
    for pixel in pixels { stream.add(Int(pixel)) }
    return stream.finish()
  }
}
