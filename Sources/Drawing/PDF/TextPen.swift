/// Follows where a PDF reader's pen really is, so that glyphs stand where they should.
///
/// cairo 1.16 writes advances cut off to thousandths of an em, yet goes on as if they were whole, and leaves out
/// corrections under three thousandths. Left alone a line of 60 pt text drifts half a point in ten glyphs. The pen keeps
/// both accounts, cairo's and the reader's, and asks cairo for a correction of three thousandths as soon as the reader is
/// off by half of that: no glyph stands further than 1.5 thousandths of an em from its place.
struct TextPen {
  /// The size and place of the text object in progress; nil when cairo will begin a new one.
  private var size: Double?
  private var baseline = 0.0
  private var origin = 0.0
  /// cairo's pen, in em from the origin.
  private var believed = 0.0
  /// How far the reader's pen lags behind cairo's, in em.
  private var lag = 0.0

  /// Forgets the text object: something else has been painted, or the colour has changed.
  mutating func interrupt() { size = nil }

  /// Where to tell cairo that a glyph stands, in points, so that a reader shows it at `x`.
  mutating func place(x: Double, baseline: Double, size: Double, advance: EmbeddedFont.Advance) -> Double {
    let isFar = abs((x - origin) / size - believed) > 10
    if self.size != size || self.baseline != baseline || isFar {
      (self.size, self.baseline, origin) = (size, baseline, x)
      (believed, lag) = (0, 0)
    }
    let missing = ((x - origin) / size + lag - believed) * 1_000
    let thousandths = abs(missing) < 1.5 ? 0 : abs(missing) < 3 ? (missing < 0 ? -3 : 3) : missing.rounded()
    believed += thousandths / 1_000
    let told = origin + believed * size
    believed += advance.believed
    lag += advance.believed - advance.written
    return told
  }
}
