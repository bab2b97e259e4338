/// How a word of deflate is kept until it is written: a literal, a match, or what stands for several of them.
///
/// A literal is its byte, a match its length and, from bit 9 on, its distance. A pixel of three bytes is one token, and so
/// are the matches of a long run: the default sheet at 2 pixels a point has 0.6 million tokens. Saves 37 M of
/// 331 M instructions of writing its pixels.
enum Token {
  /// Set in a pixel of three literals, 0xRRGGBB in the lowest bits.
  static let pixel: UInt32 = 1 << 31
  /// Set in a repetition of the longest match: its distance, 1 to 6, from bit 24 on, and how often below.
  static let repetition: UInt32 = 1 << 30
}
