// cairo's header includes FreeType's, whose types are then the module's that comes first.
import CCairo
import CFreeType
import Sheet

/// Glyphs' outlines on a page as a PDF's operators, for text that can't be text and for coloured layers.
struct OutlineOperators {
  /// The operators so far.
  private(set) var bytes: [UInt8] = []
  private let height: Double
  private var origin = (x: 0.0, y: 0.0)
  private var scale = 0.0
  private var last = (x: 0.0, y: 0.0)
  private var isOpen = false

  /// No outlines yet, for a page of a height in points.
  init(pageHeight: Double) { height = pageHeight }

  /// Adds a closed contour of straight lines; places are the frame's.
  mutating func add(_ polygon: [Frame.Point]) {
    for (index, point) in polygon.enumerated() { write(index == 0 ? "m" : "l", (point.x, height - point.y)) }
    bytes.add("h\n")
  }

  /// Adds a glyph's outline with its origin at a place of the frame's, at a size in points; nothing for a blank.
  mutating func add(_ glyph: UInt32, of face: FreeTypeFace, at place: Frame.Point, size: Double) {
    face.setSize(OutlinePath.loadSize)
    guard var outline = face.load(glyph) else { return }
    origin = (place.x, height - place.y)
    scale = size / Double(OutlinePath.loadSize)
    var functions = FT_Outline_Funcs(
      move_to: { target, pen in OutlineOperators.draw(pen) { $0.move(target) } },
      line_to: { target, pen in OutlineOperators.draw(pen) { $0.write("l", $0.place(target)) } },
      conic_to: { control, target, pen in OutlineOperators.draw(pen) { $0.quadratic(control, target) } },
      cubic_to: { first, second, target, pen in
        OutlineOperators.draw(pen) { $0.write("c", $0.place(first), $0.place(second), $0.place(target)) }
      },
      shift: 0, delta: 0)
    _ = withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &functions, $0) }
    close()
  }

  /// Lets one of FreeType's callbacks draw with the operators behind the pointer that it is handed.
  private static func draw(_ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlineOperators) -> Void) -> Int32 {
    guard let pointer else { preconditionFailure("FreeType lost the pen") }
    body(&pointer.assumingMemoryBound(to: OutlineOperators.self).pointee)
    return 0
  }

  private func place(_ point: UnsafePointer<FT_Vector>?) -> (x: Double, y: Double) {
    guard let point else { return last }
    return (origin.x + Double(point.pointee.x) * scale, origin.y + Double(point.pointee.y) * scale)
  }

  private mutating func move(_ target: UnsafePointer<FT_Vector>?) {
    close()
    isOpen = true
    write("m", place(target))
  }

  private mutating func close() {
    if isOpen { bytes.add("h\n") }
    isOpen = false
  }

  private mutating func quadratic(_ control: UnsafePointer<FT_Vector>?, _ target: UnsafePointer<FT_Vector>?) {
    let (start, middle, end) = (last, place(control), place(target))
    write(
      "c", (start.x + (middle.x - start.x) * 2 / 3, start.y + (middle.y - start.y) * 2 / 3),
      (end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3), end)
  }

  private mutating func write(_ key: String, _ places: (x: Double, y: Double)...) {
    for place in places {
      bytes.add(place.x, decimals: PageContent.decimals)
      bytes.append(0x20)
      bytes.add(place.y, decimals: PageContent.decimals)
      bytes.append(0x20)
      last = place
    }
    bytes.add(key)
    bytes.append(0x0A)
  }
}
