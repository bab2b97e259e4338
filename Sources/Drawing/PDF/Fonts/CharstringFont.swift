// cairo's header includes FreeType's, whose types are then the module's that comes first.
import CCairo
import CFreeType

/// A small CFF font in the making, for cubic outlines: as `GlyfFont`, of nothing but the points that FreeType gives.
///
/// Its glyphs are numbered (CID-keyed), each number a glyph's own place, as fonts in PDFs are used.
struct CharstringFont {
  private var programs: [UInt8] = []
  /// Where each glyph's program begins in `programs`, and where the last ends.
  private var offsets = [0]
  private var bounds: GlyphBounds?

  /// How many glyphs there are.
  var glyphCount: Int { offsets.count - 1 }

  /// Adds a glyph's outline in font units, nil for a blank, with its advance.
  ///
  /// Returns false for an outline with points or steps out of 16 bits, or one that FreeType can't follow.
  mutating func add(_ outline: FT_Outline?, advance: Int) -> Bool {
    programs.add(charstring: advance)
    if var outline, outline.n_points > 0 {
      guard let box = GlyphBounds(outline) else { return false }
      bounds = bounds?.union(box) ?? box
      var pen = CharstringPen(program: programs)
      programs = []
      guard pen.follow(&outline) else { return false }
      programs = pen.program
    }
    programs.append(14)  // endchar
    offsets.append(programs.count)
    return true
  }

  /// The font as a bare table, whose name within is one word for all: a document has a name of its own for each.
  consuming func bytes(unitsPerEm: Int) -> [UInt8] {
    CharstringTable(programs: programs, offsets: offsets, bounds: bounds ?? GlyphBounds(), unitsPerEm: unitsPerEm).bytes
  }
}

/// Writes an outline as the operators of a glyph's program.
private struct CharstringPen {
  var program: [UInt8]
  private var last = (x: 0, y: 0)
  /// Whether every step from a point to the next is a number that a program can hold.
  private var isHeld = true

  init(program: [UInt8]) { self.program = program }

  mutating func follow(_ outline: inout FT_Outline) -> Bool {
    var functions = FT_Outline_Funcs(
      move_to: { target, pen in CharstringPen.draw(pen) { $0.write(21, target) } },
      line_to: { target, pen in CharstringPen.draw(pen) { $0.write(5, target) } },
      conic_to: { control, target, pen in CharstringPen.draw(pen) { $0.writeQuadratic(control, target) } },
      cubic_to: { first, second, target, pen in CharstringPen.draw(pen) { $0.write(8, first, second, target) } },
      shift: 0, delta: 0)
    return withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &functions, $0) == 0 } && isHeld
  }

  private static func draw(_ pointer: UnsafeMutableRawPointer?, _ body: (inout CharstringPen) -> Void) -> Int32 {
    guard let pointer else { preconditionFailure("FreeType lost the pen") }
    body(&pointer.assumingMemoryBound(to: CharstringPen.self).pointee)
    return 0
  }

  private mutating func write(_ key: UInt8, _ points: UnsafePointer<FT_Vector>?...) {
    for case let point? in points { step(to: (Int(point.pointee.x), Int(point.pointee.y))) }
    program.append(key)
  }

  /// A quadratic curve as a cubic one, whose control points are two thirds of the way to the quadratic's.
  private mutating func writeQuadratic(_ control: UnsafePointer<FT_Vector>?, _ target: UnsafePointer<FT_Vector>?) {
    guard let control, let target else { return }
    let (middle, end) = (
      (Int(control.pointee.x), Int(control.pointee.y)), (Int(target.pointee.x), Int(target.pointee.y))
    )
    let start = last
    step(to: (start.x + (middle.0 - start.x) * 2 / 3, start.y + (middle.1 - start.y) * 2 / 3))
    step(to: (end.0 + (middle.0 - end.0) * 2 / 3, end.1 + (middle.1 - end.1) * 2 / 3))
    step(to: end)
    program.append(8)
  }

  private mutating func step(to place: (x: Int, y: Int)) {
    let step = (x: place.x - last.x, y: place.y - last.y)
    isHeld = isHeld && Int16(exactly: step.x) != nil && Int16(exactly: step.y) != nil
    program.add(charstring: step.x)
    program.add(charstring: step.y)
    last = place
  }
}

extension [UInt8] {
  /// Adds an operand of a glyph's program in as few bytes as it needs; what 16 bits can't hold is held at their ends.
  fileprivate mutating func add(charstring value: Int) {
    switch value {
    case -107...107: append(UInt8(value + 139))
    case 108...1_131:
      append(UInt8((value - 108) >> 8 + 247))
      append(UInt8((value - 108) & 0xFF))
    case -1_131 ... -108:
      append(UInt8((-value - 108) >> 8 + 251))
      append(UInt8((-value - 108) & 0xFF))
    default:
      append(28)
      add(word: Int(Int16(clamping: value)))
    }
  }
}
