/// The `d` of a path, written in relative commands and as few characters as the grammar allows.
///
/// Points are whole steps of the path's last decimal, so nothing drifts, and y grows downwards.
package struct PathData {
  /// A place in steps.
  package struct Place: Equatable {
    /// The distance to the right.
    package var x: Int
    /// The distance downwards.
    package var y: Int

    /// A place so many steps from the origin.
    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The characters so far.
  package private(set) var bytes: [UInt8] = []
  private var start = Place(x: 0, y: 0)
  private var last = Place(x: 0, y: 0)
  /// Where a smooth curve's first control point would stand; nil after anything but a curve of the same kind.
  private var reflection: (place: Place, isCubic: Bool)?
  private var pen: PathPen
  private var isOpen = false
  /// The length before a line that leads back to the start, which closing makes needless.
  private var lengthBeforeLastLine: Int?

  /// An empty path whose numbers have so many decimals.
  package init(decimals: Int) { pen = PathPen(decimals: decimals) }

  /// Begins a contour; the one before is closed.
  package mutating func move(_ target: Place) {
    close()
    if bytes.isEmpty {
      write("M", target)
      pen.implied = 0
    } else {
      write("m", relative(target))
      pen.implied = UInt8(ascii: "l")
    }
    (start, last, isOpen) = (target, target, true)
  }

  /// Adds a straight line.
  package mutating func line(_ target: Place) {
    reflection = nil
    guard target != last else { return }
    lengthBeforeLastLine = bytes.count
    let step = relative(target)
    if step.y == 0 {
      Self.write(&bytes, &pen) { pen, cursor in
        pen.command("h", to: &cursor)
        pen.number(step.x, to: &cursor)
      }
    } else if step.x == 0 {
      Self.write(&bytes, &pen) { pen, cursor in
        pen.command("v", to: &cursor)
        pen.number(step.y, to: &cursor)
      }
    } else {
      write("l", step)
    }
    last = target
  }

  /// Adds a quadratic curve.
  package mutating func quadratic(_ control: Place, _ target: Place) {
    lengthBeforeLastLine = nil
    if let reflection, !reflection.isCubic, reflection.place == control {
      write("t", relative(target))
    } else {
      write("q", relative(control), relative(target))
    }
    reflection = (Place(x: 2 * target.x - control.x, y: 2 * target.y - control.y), false)
    last = target
  }

  /// Adds a cubic curve.
  package mutating func cubic(_ first: Place, _ second: Place, _ target: Place) {
    lengthBeforeLastLine = nil
    if let reflection, reflection.isCubic, reflection.place == first {
      write("s", relative(second), relative(target))
    } else {
      write("c", relative(first), relative(second), relative(target))
    }
    reflection = (Place(x: 2 * target.x - second.x, y: 2 * target.y - second.y), true)
    last = target
  }

  /// Closes the contour, if one is open.
  package mutating func close() {
    guard isOpen else { return }
    if let length = lengthBeforeLastLine, last == start { bytes.removeLast(bytes.count - length) }
    bytes.append(UInt8(ascii: "z"))
    pen.close()
    (last, isOpen, reflection, lengthBeforeLastLine) = (start, false, nil, nil)
  }

  /// Makes room for paths of so many bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  private func relative(_ place: Place) -> Place { Place(x: place.x - last.x, y: place.y - last.y) }

  @inline(__always)
  private mutating func write(_ letter: Unicode.Scalar, _ first: Place, _ second: Place? = nil, _ third: Place? = nil) {
    Self.write(&bytes, &pen) { pen, cursor in
      pen.command(letter, to: &cursor)
      pen.place(first, to: &cursor)
      if let second { pen.place(second, to: &cursor) }
      if let third { pen.place(third, to: &cursor) }
    }
  }

  /// Writes a command, which has at most six numbers.
  @inline(__always)
  private static func write(
    _ bytes: inout [UInt8], _ pen: inout PathPen, _ body: (inout PathPen, inout ByteCursor) -> Void
  ) {
    bytes.write(atMost: 1 + 6 * (1 + ByteCursor.longestNumber)) { body(&pen, &$0) }
  }
}
