package import Sheet
internal import TextLayout
package import Typeface

/// A frame as text, a line an item, made to be read in a diff.
package enum FrameText {
  /// The items in painting order: places in points, faces by the PostScript name of their instance.
  package static func dump(_ frame: Frame, fonts: FontLibrary) -> String {
    let label = frame.label.isEmpty ? "" : ", \(frame.label)"
    var lines = ["page \(number(frame.size.width)) x \(number(frame.size.height)), \(frame.language)\(label)"]
    for item in frame.items {
      switch item {
      case .text(let text): lines.append(describe(text, fonts))
      case .rectangle(let rect, let color):
        lines.append("rectangle \(describe(rect)) \(describe(color))")
      case .polygon(let points, let color):
        let place = [points.map(\.x).min(), points.map(\.y).max()].map { number($0 ?? 0) }.joined(separator: " ")
        lines.append("polygon \(place) of \(points.count) points \(describe(color))")
      }
    }
    for link in frame.links { lines.append("link \(describe(link.area)) to page \(link.page)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func describe(_ text: Frame.Text, _ fonts: FontLibrary) -> String {
    let faces = text.line.runs.map { fonts[$0.font.face].instanceName(of: $0.font) }
    let size = text.line.runs.first?.pointSize ?? 0
    return "text \(number(text.origin.x)) \(number(text.origin.y)) \(number(size)) pt \(faces.joined(separator: "+")) "
      + "\(describe(text.color)) '\(text.line.text)'"
  }

  private static func describe(_ rect: Frame.Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ")
  }

  private static func describe(_ color: Frame.Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// At most two decimals, which a hundredth of a point is enough for.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    guard hundredths % 100 != 0 else { return String(hundredths / 100) }
    let fraction = String(abs(hundredths % 100))
    return "\(hundredths / 100)." + (fraction.count < 2 ? "0" + fraction : fraction)
  }
}
