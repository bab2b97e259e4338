import Sheet

/// What is painted on a page, written as a PDF's operators.
///
/// Places are the frame's, in points from the upper left corner, and are written in thousandths of a point from the lower
/// left one. Text, colour and opacity are told when they change.
struct PageContent {
  /// The decimals of places and sizes.
  static let decimals = 3
  /// Points to steps of the last decimal.
  static let scale = 1_000.0

  /// The operators so far.
  private(set) var bytes: [UInt8] = []
  /// The opacities that are asked for, from 0 to 255; the page names each.
  private(set) var alphas: Set<UInt8> = []
  private let height: Double
  private var color: Frame.Color?
  private var alpha: UInt8 = 255
  private var text = TextState()
  private var saved: (color: Frame.Color?, alpha: UInt8, text: TextState) = (nil, 255, TextState())

  /// An empty page of a height in points.
  init(height: Double) { self.height = height }

  /// Sets the colour of what follows, and how opaque it is.
  mutating func use(_ color: Frame.Color, alpha: UInt8 = 255) {
    if color != self.color {
      self.color = color
      text.endStrings(in: &bytes)
      let isGrey = color.red == color.green && color.green == color.blue
      for channel in isGrey ? [color.red] : [color.red, color.green, color.blue] { add(Double(channel) / 255) }
      bytes.add(isGrey ? "g\n" : "rg\n")
    }
    guard alpha != self.alpha else { return }
    self.alpha = alpha
    alphas.insert(alpha)
    text.endStrings(in: &bytes)
    bytes.add("/a\(alpha) gs\n")
  }

  /// Fills a rectangle; one that is thinner than a step is nothing.
  mutating func fill(_ area: Frame.Rect) {
    endText()
    if add(area) { bytes.add("re f\n") }
  }

  /// Fills what lies within closed contours.
  mutating func fill(_ outlines: OutlineOperators) {
    guard !outlines.bytes.isEmpty else { return }
    endText()
    bytes += outlines.bytes
    bytes.add("f\n")
  }

  /// Lets paint only what lies in a rectangle, until ``restore()``.
  mutating func clip(to area: Frame.Rect) {
    endText()
    saved = (color, alpha, text)
    bytes.add("q ")
    if !add(area) { bytes.add("0 0 0 0 ") }
    bytes.add("re W n\n")
  }

  /// Ends the clip.
  mutating func restore() {
    endText()
    bytes.add("Q\n")
    (color, alpha, text) = saved
  }

  /// Paints a picture by its name over a rectangle.
  mutating func paint(picture: Int, over area: Frame.Rect) {
    endText()
    bytes.add("q ")
    for value in [area.width, 0, 0, area.height, area.x, height - area.y - area.height] { add(value) }
    bytes.add("cm /i\(picture) Do Q\n")
  }

  /// Begins a marked stretch of a kind of element, such as `P`, with its number on the page.
  mutating func beginMarked(_ kind: String, _ number: Int) {
    endText()
    bytes.add("/\(kind) << /MCID \(number) >> BDC\n")
  }

  /// Ends the marked stretch.
  mutating func endMarked() {
    endText()
    bytes.add("EMC\n")
  }

  /// Adds a number and a space.
  private mutating func add(_ value: Double) {
    bytes.add(value, decimals: Self.decimals)
    bytes.append(0x20)
  }

  /// Adds the four numbers of a rectangle, its edges rounded; returns false, adding nothing, when it has no area then.
  private mutating func add(_ area: Frame.Rect) -> Bool {
    let (left, right) = (Self.steps(area.x), Self.steps(area.x + area.width))
    let (bottom, top) = (Self.steps(height - area.y - area.height), Self.steps(height - area.y))
    guard left < right, bottom < top else { return false }
    for value in [left, bottom, right - left, top - bottom] {
      bytes.add(steps: value, decimals: Self.decimals)
      bytes.append(0x20)
    }
    return true
  }

  private static func steps(_ value: Double) -> Int { Decimals.steps(value, decimals: decimals) }
}

extension PageContent {
  /// Sets font, size and visibility of the glyphs that follow; returns false for a size that comes to nothing.
  mutating func beginRun(in font: EmbeddedFont, size: Double, isInvisible: Bool) -> Bool {
    let steps = Self.steps(size)
    if steps > 0 { text.use(font: font.index, size: steps, isInvisible: isInvisible, in: &bytes) }
    return steps > 0
  }

  /// Shows a glyph at a place, which is held to a hundredth of a point; its advance is in em.
  mutating func show(_ glyph: (code: Int, advance: Double), at place: Frame.Point) {
    text.show(glyph, x: place.x, y: height - place.y, in: &bytes)
  }

  /// Begins a stretch of glyphs that stand together for a text.
  mutating func beginActualText(_ utf8: ArraySlice<UInt8>) {
    text.open(in: &bytes)
    text.endStrings(in: &bytes)
    bytes.add("/Span << /ActualText <FEFF")
    bytes.add(utf16: String(decoding: utf8, as: UTF8.self))
    bytes.add("> >> BDC\n")
  }

  /// Ends the stretch.
  mutating func endActualText() {
    text.endStrings(in: &bytes)
    bytes.add("EMC\n")
  }

  private mutating func endText() { text.close(in: &bytes) }
}
