/// The small shape before a mark's words, which tells its kind without colour and without reading.
enum MarkShape: CaseIterable {
  /// ✕: a face is missing.
  case cross
  /// ■: a character has no glyph.
  case square
  /// Two square brackets around nothing, as editions print what is lost: a glyph that can't be drawn.
  case brackets
  /// ◆: a character comes from another font.
  case diamond
  /// A thin bar over a thick one: another weight.
  case bars
  /// ▲: smaller than the minimum.
  case up
  /// ▼: held down by a maximum.
  case down
  /// Two triangles that point out of a box: ink beyond it.
  case outwards
  /// Two triangles that point to both sides: wider than its room.
  case sideways
  /// Three dots on the baseline: text was left out.
  case dots
  /// A ring that is half full: one thing in another's place.
  case half
  /// A ring: nothing is defined.
  case ring
  /// A filled disc: two styles change places.
  case disc
  /// A stem with serifs: a character without width.
  case beam
  /// Two waves: a number that was worked out and not recorded.
  case wave
  /// A slanting bar: something was asked for and isn't there.
  case slash
  /// A frame around nothing: a colour that can hardly be seen.
  case veil
  /// An hourglass: text that a change of category did not reach.
  case hourglass
  /// A padlock: one size at every category.
  case padlock
  /// Three slanting bars: drawn in another face than the one asked for.
  case hatch

  /// How wide the shape is, in heights.
  var width: Double {
    switch self {
    case .dots: 1.28
    case .beam: 0.64
    case .diamond: 1.12
    case .up, .down: 1.08
    case .half, .ring, .disc: 1.04
    case .outwards: 0.84
    case .sideways: 1.28
    case .slash: 0.72
    case .hourglass: 0.8
    case .padlock: 0.88
    case .hatch: 1.3
    // With white behind it, since a number may follow.
    case .brackets: 1.5
    default: 1
    }
  }

  /// The shape's polygons, its lower left corner at a place on the baseline, in points.
  func polygons(x: Double, baseline: Double, height: Double) -> [[Frame.Point]] {
    outline.map { polygon in
      polygon.map { Frame.Point(x: x + $0.x * height, y: baseline - $0.y * height) }
    }
  }

  private typealias Corner = (x: Double, y: Double)

  /// The corners, in heights, y up from the baseline.
  private var outline: [[Corner]] {
    switch self {
    case .cross:
      [
        [
          (0, 0.16), (0.16, 0), (0.5, 0.34), (0.84, 0), (1, 0.16), (0.66, 0.5), (1, 0.84), (0.84, 1), (0.5, 0.66),
          (0.16, 1), (0, 0.84), (0.34, 0.5),
        ]
      ]
    case .square: [Self.box(0.04, 0.02, 0.96, 0.94)]
    case .brackets: [Self.bracket.map { ($0.x, $0.y) }, Self.bracket.map { (1.3 - $0.x, $0.y) }]
    case .diamond: [[(0.56, -0.1), (1.12, 0.48), (0.56, 1.06), (0, 0.48)]]
    case .bars: [Self.box(0, 0.78, 1, 0.94), Self.box(0, 0.04, 1, 0.48)]
    case .up: [[(0, 0), (1.08, 0), (0.54, 1)]]
    case .down: [[(0, 1), (1.08, 1), (0.54, 0)]]
    case .outwards: [[(0, 0.64), (0.84, 0.64), (0.42, 1.14)], [(0, 0.36), (0.84, 0.36), (0.42, -0.14)]]
    case .sideways: [[(0.5, 0.06), (0.5, 0.9), (0, 0.48)], [(0.78, 0.06), (0.78, 0.9), (1.28, 0.48)]]
    case .dots: [0, 0.5, 1].map { Self.box($0, 0, $0 + 0.28, 0.28) }
    case .half: [Self.arc(8...24, radius: 0.52), Self.band(-8...8)]
    case .ring: [Self.band(0...32)]
    case .disc: [Self.arc(0...31, radius: 0.52)]
    case .wave: [Self.zigzag(0.12), Self.zigzag(0.52)]
    case .veil: [Self.frame]
    case .slash: [[(0, 0), (0.26, 0), (0.72, 1), (0.46, 1)]]
    case .hourglass: [[(0, 0.98), (0.8, 0.98), (0.4, 0.48)], [(0, -0.02), (0.4, 0.48), (0.8, -0.02)]]
    case .padlock: [Self.box(0.06, 0, 0.82, 0.54), Self.shackle]
    case .hatch: [0, 0.42, 0.84].map { [($0, 0), ($0 + 0.16, 0), ($0 + 0.46, 1), ($0 + 0.3, 1)] }
    case .beam:
      [
        [
          (0, 0), (0.64, 0), (0.64, 0.15), (0.4, 0.15), (0.4, 0.85), (0.64, 0.85), (0.64, 1), (0, 1), (0, 0.85),
          (0.24, 0.85), (0.24, 0.15), (0, 0.15),
        ]
      ]
    }
  }

  /// A line of two rises and two falls, a stroke thick, from a height on.
  private static func zigzag(_ bottom: Double) -> [Corner] {
    let upper: [Corner] = [(0, 0.14), (0.25, 0.34), (0.5, 0.14), (0.75, 0.34), (1, 0.14)]
    return (upper.map { ($0.x, $0.y + bottom) } + upper.reversed().map { ($0.x, $0.y + bottom - 0.16) })
  }

  /// A bracket that opens to the right.
  ///
  /// In a label it is 6 points high and its feet are 1 thick, so that at a pixel a point they fill whole pixels.
  private static var bracket: [Corner] {
    [(0, 0), (0.42, 0), (0.42, 0.184), (0.23, 0.184), (0.23, 0.919), (0.42, 0.919), (0.42, 1.103), (0, 1.103)]
  }

  /// A square's outline: around, and back a stroke further in.
  private static var frame: [Corner] {
    [
      (0.04, 0), (0.96, 0), (0.96, 0.92), (0.04, 0.92), (0.04, 0), (0.18, 0.14), (0.18, 0.78), (0.82, 0.78),
      (0.82, 0.14), (0.18, 0.14),
    ]
  }

  /// A padlock's bow: up, over and down, and back a stroke further in.
  private static var shackle: [Corner] {
    [
      (0.17, 0.54), (0.17, 0.86), (0.31, 1), (0.57, 1), (0.71, 0.86), (0.71, 0.54), (0.57, 0.54), (0.57, 0.8),
      (0.5, 0.87), (0.38, 0.87), (0.31, 0.8), (0.31, 0.54),
    ]
  }

  private static func box(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) -> [Corner] {
    [(left, bottom), (right, bottom), (right, top), (left, top)]
  }

  /// The arc and its way back a stroke nearer to the middle.
  private static func band(_ steps: ClosedRange<Int>) -> [Corner] {
    arc(steps, radius: 0.52) + arc(steps, radius: 0.36).reversed()
  }

  /// Points on a circle around the shape's middle, in 32nds of a turn, anticlockwise from the right.
  private static func arc(_ steps: ClosedRange<Int>, radius: Double) -> [Corner] {
    steps.map { step in
      let step = (step + 32) % 32
      return (0.52 + radius * sine(step + 8), 0.48 + radius * sine(step))
    }
  }

  /// The sine of 32nds of a turn, from a table: the C library's differs between machines.
  static func sine(_ step: Int) -> Double {
    let quarter = [0, 0.195090, 0.382683, 0.555570, 0.707107, 0.831470, 0.923880, 0.980785, 1]
    let step = step % 32
    switch step {
    case 0...8: return quarter[step]
    case 9...16: return quarter[16 - step]
    case 17...24: return -quarter[step - 16]
    default: return -quarter[32 - step]
    }
  }
}
