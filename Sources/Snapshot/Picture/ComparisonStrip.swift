/// Three pictures side by side, for a mail or a page that shows one picture: expected, difference, actual.
///
/// A bar above each tells which it is: orange for what was expected, grey for the difference, blue for what came, as in
/// the difference's own colours. Small pictures are enlarged by a whole factor, so that pixels stay squares.
public enum ComparisonStrip {
  /// The strip of three pictures; the smaller ones stand in the upper left corner of a frame of the largest one's size.
  public static func make(expected: Bitmap, difference: Bitmap, actual: Bitmap) -> Bitmap {
    let panels = [
      (expected, PictureColor.gone), (difference, PictureColor.marker), (actual, PictureColor.come),
    ]
    let layout = StripLayout(
      width: panels.map(\.0.width).max() ?? 1, height: panels.map(\.0.height).max() ?? 1)
    var strip = Bitmap(width: layout.width, height: layout.height, color: PictureColor.mount)
    for (index, (picture, color)) in panels.enumerated() {
      let origin = layout.origin(of: index)
      let width = layout.panelWidth
      fill(&strip, PixelRect(x: origin.x, y: origin.y, width: width, height: StripLayout.bar), color)
      fill(
        &strip,
        PixelRect(x: origin.x, y: origin.y + StripLayout.bar, width: width, height: layout.panelHeight),
        PictureColor.frame)
      let inside = PixelPoint(
        x: origin.x + StripLayout.line, y: origin.y + StripLayout.bar + StripLayout.line)
      fill(
        &strip,
        PixelRect(
          x: inside.x, y: inside.y, width: width - 2 * StripLayout.line,
          height: layout.panelHeight - 2 * StripLayout.line), PictureColor.mount)
      strip.paste(enlarged(picture, by: layout.factor), at: inside)
    }
    return strip
  }

  private static func fill(_ bitmap: inout Bitmap, _ rect: PixelRect, _ color: UInt32) {
    bitmap.paste(Bitmap(width: rect.width, height: rect.height, color: color), at: PixelPoint(x: rect.x, y: rect.y))
  }

  /// Each pixel as a square of `factor` x `factor`, on chequers where it is transparent.
  private static func enlarged(_ bitmap: Bitmap, by factor: Int) -> Bitmap {
    let width = bitmap.width * factor
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * bitmap.height * factor)
    for y in 0..<bitmap.height * factor {
      let row = y / factor * bitmap.width
      for x in 0..<width {
        let isLight = (x >> 3 ^ y >> 3) & 1 == 0
        let pixel = bitmap.pixels[row + x / factor]
        pixels.append(PictureColor.flattened(pixel, on: isLight ? 0xffff_ffff : 0xffd8_d8d8))
      }
    }
    return Bitmap(width: width, height: bitmap.height * factor, pixels: pixels)
  }
}

/// Where a strip's panels stand.
private struct StripLayout {
  /// Pixels of a panel's bar, its frame's line, and what lies between panels and around them.
  static let (bar, line, gap) = (6, 1, 12)
  /// The width up to which three panels stand side by side, and up to which they are enlarged.
  private static let (widest, comfortable) = (1_600, 420)

  let factor: Int
  let panelWidth: Int
  let panelHeight: Int
  /// Whether panels stand one below the other, as those of long lines do.
  private let isStacked: Bool

  init(width: Int, height: Int) {
    factor = max(1, min(8, Self.comfortable / max(width, height)))
    panelWidth = width * factor + 2 * Self.line
    panelHeight = height * factor + 2 * Self.line
    isStacked = 3 * panelWidth > Self.widest && width > height
  }

  var width: Int { isStacked ? panelWidth + 2 * Self.gap : 3 * panelWidth + 4 * Self.gap }
  var height: Int {
    let panel = panelHeight + Self.bar
    return isStacked ? 3 * panel + 4 * Self.gap : panel + 2 * Self.gap
  }

  func origin(of index: Int) -> PixelPoint {
    isStacked
      ? PixelPoint(x: Self.gap, y: Self.gap + index * (panelHeight + Self.bar + Self.gap))
      : PixelPoint(x: Self.gap + index * (panelWidth + Self.gap), y: Self.gap)
  }
}
