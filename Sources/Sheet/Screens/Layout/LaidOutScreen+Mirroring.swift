internal import TextLayout

extension LaidOutScreen {
  /// Turns a screen that was laid out from left to right round: what stands left stands right, glyphs stay as they are.
  mutating func mirror() {
    isRightToLeft = true
    for index in parts.indices {
      parts[index].frame.x = mirrored(parts[index].frame)
      for line in parts[index].lines.indices {
        let placed = parts[index].lines[line]
        parts[index].lines[line].origin.x = size.width - placed.origin.x - placed.line.width
      }
      for symbol in parts[index].symbols.indices {
        parts[index].symbols[symbol].x = mirrored(parts[index].symbols[symbol])
      }
    }
  }

  private func mirrored(_ rect: Frame.Rect) -> Double { size.width - rect.x - rect.width }
}
