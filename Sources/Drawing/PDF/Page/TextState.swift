/// The state of a page's text: whether a text object is open, its font and size, and where a reader's pen stands.
///
/// Glyphs follow each other by their own advances wherever that leads close enough; kerning and spacing are corrections in
/// parts of an em. What a reader makes of the numbers that were written is followed exactly, so errors don't add up.
struct TextState {
  /// How far a glyph may stand from its place, in points, before the pen is corrected.
  private static let tolerance = 0.03
  /// How far a correction may go, in em; what is further is a place of its own, as between columns.
  private static let reach = 10.0

  private var isOpen = false
  private var isInArray = false
  private var isInString = false
  private var font = (index: -1, size: 0)
  private var isInvisible = false
  /// Whether the next glyph needs a place of its own.
  private var isPlaced = false
  /// Where the line begins, in steps.
  private var line = (x: 0, y: 0)
  /// Where the pen is on the line, in points.
  private var pen = 0.0
  /// The size in points as it is written, and the decimals of its corrections in thousandths of an em.
  private var size = 0.0
  private var decimals = 0

  /// Sets font, size (in steps) and visibility.
  mutating func use(font index: Int, size steps: Int, isInvisible: Bool, in bytes: inout [UInt8]) {
    guard font != (index, steps) || self.isInvisible != isInvisible else { return }
    open(in: &bytes)
    endStrings(in: &bytes)
    if font != (index, steps) {
      bytes.write(atMost: 7 + 2 * ByteCursor.longestNumber) { cursor in
        cursor.add("/f")
        cursor.add(steps: index, decimals: 0)
        cursor.add(" ")
        cursor.add(steps: steps, decimals: PageContent.decimals)
        cursor.add(" Tf\n")
      }
      font = (index, steps)
      size = Double(steps) / PageContent.scale
      // So that rounding a correction moves nothing by more than a hundredth of a point.
      decimals = size > 200 ? 2 : size > 20 ? 1 : 0
    }
    if self.isInvisible != isInvisible {
      bytes.add(isInvisible ? "3 Tr\n" : "0 Tr\n")
      self.isInvisible = isInvisible
    }
  }

  /// Begins a text object unless one is open.
  mutating func open(in bytes: inout [UInt8]) {
    guard !isOpen else { return }
    bytes.add("BT\n")
    (isOpen, isPlaced, line) = (true, false, (0, 0))
  }

  /// Ends the strings in progress, so that another operator may follow.
  mutating func endStrings(in bytes: inout [UInt8]) {
    guard isInArray else { return }
    bytes.add(isInString ? ")] TJ\n" : "] TJ\n")
    (isInArray, isInString) = (false, false)
  }

  /// Ends the text object, if one is open.
  mutating func close(in bytes: inout [UInt8]) {
    guard isOpen else { return }
    endStrings(in: &bytes)
    bytes.add("ET\n")
    isOpen = false
  }

  /// Shows a glyph at a place in points from the lower left corner.
  mutating func show(_ glyph: (code: Int, advance: Double), x: Double, y: Double, in bytes: inout [UInt8]) {
    open(in: &bytes)
    let baseline = Decimals.steps(y, decimals: PageContent.decimals)
    let gap = x - pen
    if !isPlaced || baseline != line.y || abs(gap) > Self.reach * size {
      move(to: (Decimals.steps(x, decimals: PageContent.decimals), baseline), in: &bytes)
    } else if abs(gap) > Self.tolerance {
      correct(by: gap, in: &bytes)
    }
    if !isInArray { bytes.append(UInt8(ascii: "[")) }
    if !isInString { bytes.append(UInt8(ascii: "(")) }
    (isInArray, isInString) = (true, true)
    bytes.add(escaped: UInt8(truncatingIfNeeded: glyph.code >> 8))
    bytes.add(escaped: UInt8(truncatingIfNeeded: glyph.code))
    pen += glyph.advance * size
  }

  private mutating func move(to place: (x: Int, y: Int), in bytes: inout [UInt8]) {
    endStrings(in: &bytes)
    bytes.add(steps: place.x - line.x, decimals: PageContent.decimals)
    bytes.append(0x20)
    bytes.add(steps: place.y - line.y, decimals: PageContent.decimals)
    bytes.add(" Td\n")
    (line, isPlaced) = (place, true)
    pen = Double(place.x) / PageContent.scale
  }

  private mutating func correct(by gap: Double, in bytes: inout [UInt8]) {
    let steps = Decimals.steps(gap / size * 1_000, decimals: decimals)
    guard steps != 0 else { return }
    if !isInArray { bytes.append(UInt8(ascii: "[")) }
    if isInString { bytes.append(UInt8(ascii: ")")) }
    (isInArray, isInString) = (true, false)
    bytes.add(steps: -steps, decimals: decimals)
    pen += Double(steps) / Double(1_000 * Decimals.power(decimals)) * size
  }
}
