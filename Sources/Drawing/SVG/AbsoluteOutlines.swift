// cairo's header includes FreeType's, whose types are then the module's that comes first.
import CCairo
import CFreeType
package import Typeface

/// Outlines as they are compared with those of other programs: 1000 units an em, y upwards, each command spelt out.
///
/// The numbers are whole and absolute, and no letter is left out, so that two paths can be compared number by number.
/// What is drawn for people to look at is shorter: see `PathData`.
package final class AbsoluteOutlines {
  private static let unitsPerEm = 1000
  private let faces: OpenFaces

  /// Prepares to look at a library's fonts.
  ///
  /// - Throws: ``DrawingError/freeType(step:code:)`` when there is no memory for FreeType.
  package init(fonts: FontLibrary) throws(DrawingError) { faces = try OpenFaces(fonts) }

  /// The `d` of a glyph's path; empty for a blank and for what can't be drawn.
  ///
  /// The instance must name a place on each axis of its face, in the order of the axes.
  package func path(of glyph: UInt32, in instance: FontInstance) -> String {
    guard let face = faces[instance] else { return "" }
    face.setSize(Self.unitsPerEm * 64)
    guard var outline = face.load(glyph) else { return "" }
    var pen = Pen()
    var functions = FT_Outline_Funcs(
      move_to: { target, pen in Pen.draw(pen) { $0.move(Pen.place(target)) } },
      line_to: { target, pen in Pen.draw(pen) { $0.add("L", [Pen.place(target)]) } },
      conic_to: { control, target, pen in Pen.draw(pen) { $0.add("Q", [Pen.place(control), Pen.place(target)]) } },
      cubic_to: { first, second, target, pen in
        Pen.draw(pen) { $0.add("C", [Pen.place(first), Pen.place(second), Pen.place(target)]) }
      },
      shift: 0, delta: 0)
    let code = withUnsafeMutablePointer(to: &pen) { pen in
      FT_Outline_Decompose(&outline, &functions, pen)
    }
    pen.close()
    return code == 0 ? pen.commands.joined(separator: " ") : ""
  }

  /// What could not be drawn so far, a sentence each.
  package func finishedNotes() -> [String] { faces.finishedNotes() }
}

/// Writes an outline down as FreeType tells it.
private struct Pen {
  typealias Place = (x: Int, y: Int)

  private(set) var commands: [String] = []
  private var start: Place = (0, 0)
  private var last: Place = (0, 0)
  private var isOpen = false
  private var endsWithLine = false

  /// Lets one of FreeType's callbacks draw with the pen behind the pointer that it is handed.
  static func draw(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Pen) -> Void) -> Int32 {
    guard let pointer else { preconditionFailure("FreeType lost the pen") }
    body(&pointer.assumingMemoryBound(to: Pen.self).pointee)
    return 0
  }

  /// A point of FreeType's in 1/64 units, rounded to the nearest whole one.
  static func place(_ point: UnsafePointer<FT_Vector>?) -> Place {
    guard let point else { preconditionFailure("FreeType lost a point") }
    return ((Int(point.pointee.x) + 32) >> 6, (Int(point.pointee.y) + 32) >> 6)
  }

  mutating func move(_ target: Place) {
    close()
    add("M", [target])
    (start, isOpen, endsWithLine) = (target, true, false)
  }

  mutating func add(_ letter: String, _ places: [Place]) {
    commands.append(letter + places.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    if let target = places.last { last = target }
    endsWithLine = letter == "L"
  }

  /// Closes the contour; a line back to its start says the same as closing does and is left out.
  mutating func close() {
    guard isOpen else { return }
    if endsWithLine, last == start { commands.removeLast() }
    commands.append("Z")
    isOpen = false
  }
}
