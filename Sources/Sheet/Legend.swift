/// How to read a sheet: its cells and bars, what its marks mean, and what is Apple's own doing.
struct Legend {
  /// Each entry is set on as many lines as it takes.
  private let entries: [[Label]]
  private let width: Double
  private static let flow = FlowLayout(gap: 28, pitch: 14)

  init(_ entries: [[Label]], width: Double) {
    self.entries = entries
    self.width = width
  }

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
