// cairo's header includes FreeType's, whose types are then the module's that comes first.
import CCairo
import CFreeType

/// Turns a glyph's outline into the `d` of a path, in font units with y downwards.
enum GlyphPath {
  /// A glyph's path with at most so many decimals; nil for a blank and for what can't be drawn.
  static func data(_ glyph: UInt32, of face: FreeTypeFace, decimals: Int) -> [UInt8]? {
    // One pixel for each font unit: FreeType's 1/64 pixels are then 1/64 units, exact also between masters.
    face.setSize(face.unitsPerEm * 64)
    guard var outline = face.load(glyph) else { return nil }
    var pen = Pen(decimals: decimals)
    var functions = FT_Outline_Funcs(
      move_to: { target, pen in Pen.draw(pen) { $0.path.move($0.place(target)) } },
      line_to: { target, pen in Pen.draw(pen) { $0.path.line($0.place(target)) } },
      conic_to: { control, target, pen in
        Pen.draw(pen) { $0.path.quadratic($0.place(control), $0.place(target)) }
      },
      cubic_to: { first, second, target, pen in
        Pen.draw(pen) { $0.path.cubic($0.place(first), $0.place(second), $0.place(target)) }
      },
      shift: 0, delta: 0)
    let code = withUnsafeMutablePointer(to: &pen) { pen in
      FT_Outline_Decompose(&outline, &functions, pen)
    }
    pen.path.close()
    return code == 0 && !pen.path.bytes.isEmpty ? pen.path.bytes : nil
  }
}

/// Where an outline goes, and how finely.
private struct Pen {
  var path: PathData
  private let factor: Int

  init(decimals: Int) {
    path = PathData(decimals: decimals)
    path.reserve(1_024)
    factor = Decimals.power(decimals)
  }

  /// Lets one of FreeType's callbacks draw with the pen behind the pointer that it is handed.
  static func draw(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Pen) -> Void) -> Int32 {
    guard let pointer else { preconditionFailure("FreeType lost the pen") }
    body(&pointer.assumingMemoryBound(to: Pen.self).pointee)
    return 0
  }

  /// A point of FreeType's in 1/64 units as steps of the path, rounded to the nearest.
  func place(_ point: UnsafePointer<FT_Vector>?) -> PathData.Place {
    guard let point else { preconditionFailure("FreeType lost a point") }
    return PathData.Place(
      x: (Int(point.pointee.x) * factor + 32) >> 6, y: (-Int(point.pointee.y) * factor + 32) >> 6)
  }
}
