import Sheet
import TextLayout

/// Everything on a picture in device pixels, in the order it is painted, with the area that each thing touches.
struct PaintList {
  /// One thing to paint.
  enum Step {
    /// Masks, a range of the list's placed masks, in one colour.
    case masks(Range<Int>, color: UInt32)
    /// A filled rectangle of whole pixels.
    case rectangle(color: UInt32)
    /// A filled polygon, its corners in pixels.
    case polygon([Frame.Point], color: UInt32)
    /// A glyph filled as an outline: an index into the list's outlines.
    case outline(Int, color: UInt32)
    /// A glyph's picture: an index into the list's pictures.
    case picture(Int)

    /// Whether it leaves grey pixels grey.
    var isGrey: Bool {
      switch self {
      case .masks(_, let color), .rectangle(let color), .polygon(_, let color), .outline(_, let color): color.isGrey
      // A picture's own pixels tell.
      case .picture: false
      }
    }
  }

  /// A glyph to be filled as an outline.
  struct Outline {
    var face: FreeTypeFace
    var glyph: UInt32
    var x: Double
    var y: Double
    /// An em in pixels.
    var size: Double
    /// How opaque it is, from 0 to 255.
    var alpha: UInt8 = 255
  }

  /// A glyph's picture at its place.
  struct Picture {
    var strike: Strike
    var x: Double
    var y: Double
    /// An em in pixels.
    var size: Double
  }

  /// What of the picture is drawn: what lies outside is left out.
  private(set) var area: PixelArea
  /// The steps in order, each with what it touches of the area; a rectangle fills just that, and so does what is clipped.
  private(set) var steps: [(step: Step, area: PixelArea, isClipped: Bool)] = []
  /// What of the picture the steps that follow may touch; nil for all of it.
  var clip: PixelArea?
  /// The rows in which what follows is looked for; nil for any.
  var reach: Range<Int>?
  /// Whether anything so far lies outside the rows in which it was looked for.
  private(set) var hasStrays = false
  /// The masks of all mask steps.
  var placed: [PlacedMask] = []
  /// The outlines of all outline steps.
  private(set) var outlines: [Outline] = []
  /// The pictures of all picture steps.
  private(set) var pictures: [Picture] = []

  /// An empty list for an area of a picture.
  init(area: PixelArea) { self.area = area }

  /// Forgets everything, for another picture of the same kind.
  mutating func begin(_ area: PixelArea) {
    self.area = area
    steps.removeAll(keepingCapacity: true)
    placed.removeAll(keepingCapacity: true)
    outlines.removeAll()
    pictures.removeAll()
  }

  /// Whether a grey page stays grey throughout.
  var isGrey: Bool { steps.allSatisfy(\.step.isGrey) }

  /// What all steps together touch.
  var touched: PixelArea { steps.reduce(.empty) { $0.union($1.area) } }

  /// Adds a step unless it lies outside the area.
  mutating func add(_ step: Step, over touched: PixelArea) {
    if let reach, touched.y.clamped(to: reach) != touched.y { hasStrays = true }
    let visible = touched.clamped(to: area)
    guard let clip else {
      if !visible.isEmpty { steps.append((step, visible, false)) }
      return
    }
    let left = visible.clamped(to: clip)
    if !left.isEmpty { steps.append((step, left, left != visible)) }
  }

  /// Adds a glyph to be filled as an outline, unless it has none.
  mutating func add(_ outline: Outline, color: UInt32) {
    guard let box = outline.box else { return }
    outlines.append(outline)
    add(.outline(outlines.count - 1, color: color), over: box)
  }

  /// Adds a glyph's picture.
  mutating func add(_ picture: Picture) {
    pictures.append(picture)
    add(.picture(pictures.count - 1), over: picture.box)
  }
}

extension PaintList.Outline {
  /// The pixels that the outline may touch; nil for a blank.
  var box: PixelArea? {
    OutlinePath.box(of: glyph, in: face).map { box in
      PixelArea(
        left: x + box.left * size, right: x + box.right * size, top: y - box.top * size, bottom: y - box.bottom * size)
    }
  }
}

extension PaintList.Picture {
  /// The pixels that the picture may touch.
  var box: PixelArea {
    let (left, top) = (x + strike.box.left * size, y - strike.box.top * size)
    return PixelArea(
      left: left, right: left + strike.box.width * size, top: top, bottom: top + strike.box.height * size)
  }
}

/// A coordinate as a whole pixel, rounded to the nearest; far outside any picture it is held at the edge of reason.
func pixel(_ value: Double) -> Int {
  guard value.isFinite else { return 0 }
  return Int(min(max((value + 0.5).rounded(.down), -1e9), 1e9))
}

extension UInt32 {
  /// Whether it is a grey as a pixel, 0x00RRGGBB.
  var isGrey: Bool { self == (self & 0xFF) &* 0x1_0101 }
}

extension Frame.Color {
  /// The colour as cairo's RGB24 pixel, 0x00RRGGBB.
  var pixel: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
