import Sheet

/// Everything on a picture in device pixels, in the order it is painted, with the rows that each thing touches.
struct PaintList {
  /// One thing to paint.
  enum Step {
    /// Masks, a range of the list's placed masks, in one colour.
    case masks(Range<Int>, color: UInt32)
    /// A filled rectangle of whole pixels.
    case rectangle(x: Range<Int>, color: UInt32)
    /// A filled polygon, its corners in pixels.
    case polygon([Frame.Point], color: UInt32)
    /// A glyph filled as an outline: an index into the list's outlines.
    case outline(Int, color: UInt32)
    /// A glyph's picture: an index into the list's pictures.
    case picture(Int)

    /// Whether it leaves grey pixels grey.
    var isGrey: Bool {
      switch self {
      case .masks(_, let color), .rectangle(_, let color), .polygon(_, let color), .outline(_, let color): color.isGrey
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

  /// The picture's size in pixels.
  let size: PixelSize
  /// The steps in order, each with the rows that it touches, within the picture.
  private(set) var steps: [(step: Step, rows: Range<Int>)] = []
  /// The masks of all mask steps.
  var placed: [PlacedMask] = []
  /// The outlines of all outline steps.
  private(set) var outlines: [Outline] = []
  /// The pictures of all picture steps.
  private(set) var pictures: [Picture] = []

  /// An empty list for a picture.
  init(size: PixelSize) { self.size = size }

  /// Whether a grey page stays grey throughout.
  var isGrey: Bool { steps.allSatisfy(\.step.isGrey) }

  /// Adds a step unless all its rows are outside the picture.
  mutating func add(_ step: Step, rows: Range<Int>) {
    let visible = rows.clamped(to: 0..<size.height)
    if !visible.isEmpty { steps.append((step, visible)) }
  }

  /// Adds a glyph to be filled as an outline, unless it has none.
  mutating func add(_ outline: Outline, color: UInt32) {
    guard let reach = OutlinePath.reach(of: outline.glyph, in: outline.face) else { return }
    outlines.append(outline)
    let (top, bottom) = (outline.y - reach.above * outline.size, outline.y + reach.below * outline.size)
    add(.outline(outlines.count - 1, color: color), rows: pixel(top) - 1..<max(pixel(top), pixel(bottom)) + 1)
  }

  /// Adds a glyph's picture.
  mutating func add(_ picture: Picture) {
    pictures.append(picture)
    let top = picture.y - picture.strike.box.top * picture.size
    let bottom = top + picture.strike.box.height * picture.size
    add(.picture(pictures.count - 1), rows: pixel(top) - 1..<max(pixel(top), pixel(bottom)) + 1)
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
