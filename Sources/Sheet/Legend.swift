/// How to read a sheet: its cells and bars, what its marks mean, and what is Apple's own doing.
struct Legend {
  /// Each entry is set on as many lines as it takes.
  private let entries: [[Label]]
  /// From the left end of a line to its right one, in points.
  var width: Double
  private static let flow = FlowLayout(gap: 28, pitch: 14)

  init(_ entries: [[Label]], width: Double) {
    self.entries = entries
    self.width = width
  }

  /// The narrowest that the legend can be, in points: an entry a line.
  var minimumWidth: Double { (entries.joined().map(\.width).max() ?? 0).rounded(.up) }

  /// From the first baseline to the last, in points; nil where there is nothing to say.
  var height: Double? { Self.flow.place(entries, width: width).last?.y }

  /// Paints the legend and returns its last baseline.
  @discardableResult
  func paint(into builder: inout FrameBuilder, x: Double, baseline: Double) -> Double {
    let placed = Self.flow.place(entries, width: width)
    for entry in placed { builder.label(entry.label, x: x + entry.x, baseline: baseline + entry.y) }
    return baseline + (placed.last?.y ?? 0)
  }
}
