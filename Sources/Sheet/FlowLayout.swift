/// Sets labels one after the other, on as many lines as a width asks for.
struct FlowLayout {
  /// White between two labels of a line, in points.
  var gap: Double
  /// From one baseline to the next, in points.
  var pitch: Double

  /// A label with its place relative to the first line's baseline and left end.
  struct Placed {
    var label: Label
    var x: Double
    var y: Double
  }

  /// The places of labels within a width; a label wider than that has a line to itself.
  func place(_ labels: [Label], width: Double) -> [Placed] { place(labels.map { [$0] }, width: width) }

  /// The places of entries of one line or several; an entry of several has its lines to itself.
  func place(_ entries: [[Label]], width: Double) -> [Placed] {
    var placed: [Placed] = []
    var x = 0.0
    var y = 0.0
    for entry in entries {
      for label in entry {
        if x > 0, x + label.width > width || entry.count > 1 {
          x = 0
          y += pitch
        }
        placed.append(Placed(label: label, x: x, y: y))
        x += label.width + gap
      }
      // Nothing follows on a long entry's last line.
      if entry.count > 1 { x = .infinity }
    }
    return placed
  }
}
