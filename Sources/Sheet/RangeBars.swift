internal import TypeSystem

/// A bar a column from the size at xSmall to that at AX5, on one scale for the whole sheet, with a tick at Large.
struct RangeBars {
  private let palette: Palette
  /// The largest size on the sheet, at least Apple's own largest, 60 pt.
  private let largestSize: Double

  init(_ system: ResolvedTypeSystem, _ palette: Palette) {
    self.palette = palette
    largestSize = system.styles.reduce(60) { size, style in
      [style.custom, style.fallback].compactMap(\.bounds)
        .reduce(size) { max($0, $1.largest) }
    }
  }

  /// Paints a style's two bars, the custom font's at `y` and the fallback's under it; `length` is the largest size.
  func paint(_ style: ResolvedStyle, into builder: inout FrameBuilder, x: Double, y: Double, length: Double) {
    let scale = length / largestSize
    for (index, column) in [style.custom, style.fallback].enumerated() {
      guard let bounds = column.bounds else { continue }
      let barY = y + Double(index) * GridMetrics.barPitch
      let color = index == 0 ? palette.ink : palette.fallbackBar
      // The track from 0 to the largest size makes the bar a measure, and not an underline.
      builder.rectangle(x: x, y: barY + 1, width: length, height: 0.5, palette.hairline)
      builder.rectangle(
        x: x + bounds.smallest * scale, y: barY, width: (bounds.largest - bounds.smallest) * scale,
        height: GridMetrics.barHeight, color)
      builder.rectangle(
        x: x + bounds.large * scale - 0.5, y: barY - 2, width: 1, height: GridMetrics.barHeight + 4, color)
    }
  }
}
