public import Sheet
import Snapshot
public import Typeface

/// Draws the cells of a frame, each alone, so that they can be told apart from how they were.
///
/// A cell is drawn on the frame's background and nothing else, moved so that its baseline begins on a whole pixel; its
/// label likewise by itself. So neither its place on the page nor what another cell does changes its pixels. What lies
/// outside the page is left out. A drawing belongs to one worker.
public final class CellDrawing {
  /// By how much of a pixel everything is moved.
  ///
  /// Edges often lie just halfway between two places, where the last bits of a sum, which depend on where a cell
  /// stands, would decide. No layout has a step like this one, so that nothing lies halfway any more.
  private static let nudge = 1.0 / 16_411

  private let frame: Frame
  private let page: PixelArea
  private let scale: Double
  private let background: UInt32
  private var builder: PaintListBuilder
  private var band = Band(TrueColours(), capacity: 1 << 14)

  /// The fingerprints of glyphs, from the fonts as they are opened here.
  public let outlines: GlyphOutlines

  /// Prepares to draw a frame's cells at the options' scale; `fonts` is the library that the frame was shaped with.
  ///
  /// - Throws: ``DrawingError`` when the scale, the page or the picture is out of range.
  public init(_ frame: Frame, fonts: FontLibrary, options: PNGOptions = PNGOptions()) throws(DrawingError) {
    let size = try PixelSize(frame.size, options)
    let faces = try OpenFaces(fonts)
    self.frame = frame
    page = PixelArea(x: 0..<size.width, y: 0..<size.height)
    scale = options.scale
    background = frame.background.pixel
    builder = PaintListBuilder(faces, options: options, area: page)
    outlines = GlyphOutlines(faces)
  }

  /// Draws every cell, in the frame's order.
  ///
  /// - Throws: ``DrawingError`` when cairo refuses.
  public func draw() throws(DrawingError) -> [DrawnCell] { try draw(Array(frame.cells.indices)) }

  /// Draws some cells, by their indices in the frame's cells and in that order.
  ///
  /// - Throws: ``DrawingError`` when cairo refuses.
  public func draw(_ indices: [Int]) throws(DrawingError) -> [DrawnCell] {
    var cells: [DrawnCell] = []
    cells.reserveCapacity(indices.count)
    for index in indices { cells.append(try draw(frame.cells[index])) }
    return cells
  }

  private func draw(_ cell: Frame.Cell) throws(DrawingError) -> DrawnCell {
    var fingerprint = FingerprintStream()
    for part in frame.parts(of: cell) { try add(part, to: &fingerprint) }
    return DrawnCell(place: place(of: cell).rect, pixels: fingerprint.finish())
  }

  /// The pixels that a cell touches on the page.
  ///
  /// Its glyphs have been drawn, so that most have been measured.
  private func place(of cell: Frame.Cell) -> PixelArea {
    var place = PixelArea.empty
    for index in cell.items.clamped(to: frame.items.indices) {
      place = place.union(builder.ink(of: frame.items[index]).clamped(to: page))
    }
    guard place.isEmpty else { return place }
    let (x, y) = (pixel(cell.origin.x * scale), pixel(cell.origin.y * scale))
    return PixelArea(x: x..<x, y: y..<y)
  }

  /// Draws a part and adds where its ink is, from its own origin, and that ink's pixels.
  private func add(_ part: CellPart, to fingerprint: inout FingerprintStream) throws(DrawingError) {
    list(part)
    // The masks are forgotten when there is no room for more, and then all of the part is done anew: so its pixels
    // depend on the part alone, not on what was drawn before.
    if builder.cache.isFull {
      builder.forgetMasks()
      list(part)
    }
    band.begin(builder.list.touched, background: background)
    for step in builder.list.steps.indices { builder.list.paint(step, builder.cache, on: &band) }
    try band.check()
    let ink = band.trimmed(to: background)
    for number in [ink.x.lowerBound, ink.y.lowerBound, ink.x.count, ink.y.count] { fingerprint.add(number) }
    for row in ink.y { fingerprint.add(band.bytes(of: ink.x, row: row)) }
  }

  private func list(_ part: CellPart) {
    let (x, y) = (pixel(part.origin.x * scale), pixel(part.origin.y * scale))
    // With a pixel to spare, as something may lie on another one here than on the page.
    builder.begin(
      PixelArea(
        x: page.x.lowerBound - x - 1..<page.x.upperBound - x + 1,
        y: page.y.lowerBound - y - 1..<page.y.upperBound - y + 1))
    let origin = Frame.Point(x: part.origin.x - Self.nudge / scale, y: part.origin.y - Self.nudge / scale)
    for index in part.items { builder.add(frame.items[index].measured(from: origin)) }
  }
}
