internal import TypeSystem

extension Frame.Color {
  /// A document's colour on a ground: a frame's colours are opaque, and so is what shows through one that isn't.
  init(_ color: DocumentColor, over ground: Frame.Color) {
    let alpha = Double(color.alpha) / 255
    func blend(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(Double(above) * alpha + Double(below) * (1 - alpha) + 0.5)
    }
    self.init(
      red: blend(color.red, ground.red), green: blend(color.green, ground.green), blue: blend(color.blue, ground.blue))
  }
}
