import Sheet

/// Follows where a PDF reader's pen really is, so that glyphs stand where they should.
///
/// cairo 1.16 writes advances cut off to thousandths of an em, yet goes on as if they were whole, and leaves out
/// corrections under three thousandths. Left alone a line of 60 pt text drifts half a point in ten glyphs. The pen keeps
/// both accounts, cairo's and the reader's, and asks cairo for a correction of three thousandths as soon as the reader is
/// off by half of that. Where that would leave more than ``tolerance`` it begins anew, at the exact place.
///
/// It begins anew also before cairo would do so by itself, unseen: cairo moves its text position when a glyph is more than
/// 10 em from where the advances since some point lead, spacing and kerning left out. Letter-spaced lines get there soon, and
/// so do those written right to left.
struct TextPen {
  /// How far a glyph may stand from its place, in points, before the pen begins anew.
  static let tolerance = 0.12
  /// How far the sum of the corrections may wander, in em, before cairo might move by itself.
  private static let reach = 9.0
  /// How far a glyph has to be from where any advances lead, in em, for cairo to be sure to move by itself.
  private static let far = 11.0
  /// How far a baseline may be from the one before, in em, for cairo to see no difference; its own limit is 0.001.
  private static let sameBaseline = 0.0011

  /// Where and how to tell cairo that a glyph stands.
  struct Step {
    /// The place to tell.
    var place: Frame.Point
    /// Whether the glyph is the first of a piece that has to be shown by itself, at ``TextPen/shownSize``.
    var begins: Bool
  }

  /// The size to set for the piece in progress: the text's own, or the next number above it.
  ///
  /// A size that differs from the one before, be it by nothing that is ever written, makes cairo write a text matrix.
  private(set) var shownSize = 0.0
  /// The size of the text in progress; nil when the next glyph has to begin anew.
  private var size: Double?
  private var origin = Frame.Point(x: 0, y: 0)
  /// cairo's pen, in em from the origin.
  private var believed = 0.0
  /// How far the reader's pen lags behind cairo's, in em.
  private var lag = 0.0
  /// The sum of the corrections so far, and the least and the most it has been, in em.
  private var corrections = (sum: 0.0, least: 0.0, most: 0.0)

  /// Lets the next glyph begin anew: something else has been painted, or perhaps has been.
  mutating func interrupt() { size = nil }

  /// Where to tell cairo that the next glyph stands, so that a reader shows it at `place`; both in points.
  ///
  /// A glyph within a cluster may not begin anew, since its text can't be taken apart.
  mutating func step(
    to place: Frame.Point, size: Double, advance: EmbeddedFont.Advance, mayBegin: Bool
  ) -> Step {
    let rise = abs(place.y - origin.y)
    guard self.size == size else { return begin(at: place, size: size, advance: advance) }
    let missing = ((place.x - origin.x) / size + lag - believed) * 1_000
    let thousandths = abs(missing) < 1.5 ? 0 : abs(missing) < 3 ? (missing < 0 ? -3 : 3) : missing.rounded()
    let sum = corrections.sum + thousandths / 1_000
    if rise > Self.sameBaseline * size || sum - corrections.most > Self.far || corrections.least - sum > Self.far {
      // cairo is sure to write the place itself.
      anchor(at: place)
      return Step(place: move(by: 0, advance), begins: false)
    }
    let wanders = sum - corrections.least > Self.reach || corrections.most - sum > Self.reach
    if mayBegin, rise > 0 || wanders || abs(missing - thousandths) / 1_000 * size > Self.tolerance {
      return begin(at: place, size: size, advance: advance)
    }
    return Step(place: move(by: thousandths / 1_000, advance), begins: false)
  }

  private mutating func begin(at place: Frame.Point, size: Double, advance: EmbeddedFont.Advance) -> Step {
    shownSize = shownSize == size ? size.nextUp : size
    self.size = size
    anchor(at: place)
    return Step(place: move(by: 0, advance), begins: true)
  }

  private mutating func anchor(at place: Frame.Point) {
    origin = place
    (believed, lag) = (0, 0)
    corrections = (0, 0, 0)
  }

  /// Corrects cairo's pen, then lets it set a glyph; gives the place where cairo is told that the glyph is.
  private mutating func move(by correction: Double, _ advance: EmbeddedFont.Advance) -> Frame.Point {
    believed += correction
    let place = Frame.Point(x: origin.x + believed * (size ?? 0), y: origin.y)
    corrections.sum += correction
    corrections.least = min(corrections.least, corrections.sum)
    corrections.most = max(corrections.most, corrections.sum)
    believed += advance.believed
    lag += advance.believed - advance.written
    return place
  }
}
