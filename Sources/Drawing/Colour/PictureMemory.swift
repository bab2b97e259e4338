/// The room that the decoded pictures of a face may take together.
///
/// Where a picture needs the room of others, these are forgotten, and decoded again when they are next drawn: so whether a glyph
/// is drawn depends on no other glyph, and not on the format.
final class PictureMemory {
  /// The most bytes at a time; a picture that alone has more is let in all the same, since who asks has seen to that.
  private let maximumBytes: Int
  private var used = 0
  private var decoded: [Strike] = []

  /// Makes room for so many bytes at a time.
  init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// Takes in a picture that is about to be decoded; what has no room beside it is forgotten.
  func admit(_ strike: Strike, bytes: Int) {
    if used + bytes > maximumBytes {
      for other in decoded { other.forget() }
      decoded.removeAll()
      used = 0
    }
    decoded.append(strike)
    used += bytes
  }
}
