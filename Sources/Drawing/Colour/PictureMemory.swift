/// The room that the pictures decoded at a time may take together, of all faces that one thread draws from.
///
/// Where a picture needs the room of others, these are forgotten, and decoded again when they are next drawn: so whether a glyph
/// is drawn depends on no other glyph, and not on the format.
package final class PictureMemory {
  /// A picture that has its pixels, for as long as it is there.
  private struct Holder {
    unowned let strike: Strike
    var bytes: Int
  }

  /// The most bytes at a time.
  let maximumBytes: Int
  /// The bytes of the pixels that are there now, or are about to be.
  package private(set) var usedBytes = 0
  private var holders: [ObjectIdentifier: Holder] = [:]

  /// Makes room for so many bytes at a time.
  package init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// Takes in a picture that is about to be decoded; what has no room beside it is forgotten.
  func admit(_ strike: Strike, bytes: Int) {
    if bytes > maximumBytes - usedBytes {
      for holder in holders.values { holder.strike.forget() }
      holders.removeAll()
      usedBytes = 0
    }
    holders[ObjectIdentifier(strike)] = Holder(strike: strike, bytes: bytes)
    usedBytes += bytes
  }

  /// Takes back the room of a picture that is gone, or couldn't be decoded.
  func release(_ strike: ObjectIdentifier) {
    usedBytes -= holders.removeValue(forKey: strike)?.bytes ?? 0
  }
}
