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

extension Frame.Color {
  /// The contrast with another colour, from 1 to 21 (WCAG 2.2), to about a hundredth.
  func contrast(with other: Frame.Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A channel without sRGB's curve, by a cubic that comes within 0.002 of it: C's powers differ between machines.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
  }
}
