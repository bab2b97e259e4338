import CCairo
import CFreeType

/// Turns a glyph's outline into a path of a cairo context.
enum OutlinePath {
  /// The size in 1/64 pixels at which outlines are loaded: one pixel for each unit of an em of 2,048, whatever the font.
  static let loadSize = 2_048 * 64

  /// The box around a glyph's outline and its control points, in em from its origin, y upwards; nil for a blank.
  static func box(
    of glyph: UInt32, in face: FreeTypeFace
  ) -> (left: Double, right: Double, top: Double, bottom: Double)? {
    face.setSize(loadSize)
    guard var outline = face.load(glyph) else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    func em(_ value: FT_Pos) -> Double { Double(value) / Double(loadSize) }
    return (em(box.xMin), em(box.xMax), em(box.yMax), em(box.yMin))
  }

  /// Adds a glyph's outline, its origin at `x`, `y`, to the current path of a context; nothing for a blank.
  ///
  /// `size` is an em in the context's units. Returns whether there was an outline.
  static func add(
    _ glyph: UInt32, of face: FreeTypeFace, x: Double, y: Double, size: Double, to context: OpaquePointer
  ) -> Bool {
    face.setSize(loadSize)
    guard var outline = face.load(glyph) else { return false }
    var pen = Pen(context: context, x: x, y: y, scale: size / Double(loadSize))
    var functions = FT_Outline_Funcs(
      move_to: { target, pen in Pen.at(pen).move(target) },
      line_to: { target, pen in Pen.at(pen).line(target) },
      conic_to: { control, target, pen in Pen.at(pen).conic(control, target) },
      cubic_to: { first, second, target, pen in Pen.at(pen).cubic(first, second, target) },
      shift: 0, delta: 0)
    cairo_new_sub_path(context)
    let code = FT_Outline_Decompose(&outline, &functions, &pen)
    if pen.isOpen { cairo_close_path(context) }
    return code == 0
  }
}

/// Where an outline goes: a context, a place and a scale, with the last point for quadratic curves.
private struct Pen {
  let context: OpaquePointer
  let x: Double
  let y: Double
  let scale: Double
  var isOpen = false
  var last = (x: 0.0, y: 0.0)

  init(context: OpaquePointer, x: Double, y: Double, scale: Double) {
    (self.context, self.x, self.y, self.scale) = (context, x, y, scale)
  }

  /// The pen behind the pointer that FreeType hands to its callbacks.
  static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Pen> {
    guard let pointer else { preconditionFailure("FreeType lost the pen") }
    return pointer.assumingMemoryBound(to: Pen.self)
  }

  func place(_ point: UnsafePointer<FT_Vector>?) -> (x: Double, y: Double) {
    guard let point else { return last }
    return (x + Double(point.pointee.x) * scale, y - Double(point.pointee.y) * scale)
  }
}

extension UnsafeMutablePointer<Pen> {
  fileprivate func move(_ target: UnsafePointer<FT_Vector>?) -> Int32 {
    if pointee.isOpen { cairo_close_path(pointee.context) }
    pointee.isOpen = true
    pointee.last = pointee.place(target)
    cairo_move_to(pointee.context, pointee.last.x, pointee.last.y)
    return 0
  }

  fileprivate func line(_ target: UnsafePointer<FT_Vector>?) -> Int32 {
    pointee.last = pointee.place(target)
    cairo_line_to(pointee.context, pointee.last.x, pointee.last.y)
    return 0
  }

  fileprivate func conic(_ control: UnsafePointer<FT_Vector>?, _ target: UnsafePointer<FT_Vector>?) -> Int32 {
    let start = pointee.last
    let middle = pointee.place(control)
    let end = pointee.place(target)
    cairo_curve_to(
      pointee.context, start.x + (middle.x - start.x) * 2 / 3, start.y + (middle.y - start.y) * 2 / 3,
      end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3, end.x, end.y)
    pointee.last = end
    return 0
  }

  fileprivate func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ target: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    let one = pointee.place(first)
    let two = pointee.place(second)
    pointee.last = pointee.place(target)
    cairo_curve_to(pointee.context, one.x, one.y, two.x, two.y, pointee.last.x, pointee.last.y)
    return 0
  }
}
