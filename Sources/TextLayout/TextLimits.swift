/// How long a text may be, since samples are untrusted and HarfBuzz's time grows with the square of a row of marks.
public struct TextLimits: Hashable, Sendable {
  /// The most characters, as Unicode scalars, that a line may have; 4,096 by default.
  public var characters: Int
  /// The most combining marks that may follow each other; 256 by default.
  ///
  /// UAX #15's stream-safe text has at most 30, which it calls far more than any language needs. HarfBuzz 6 sorts and
  /// places marks each against all the others.
  public var marks: Int

  /// Makes limits; what isn't given has its default.
  public init(characters: Int = 4_096, marks: Int = 256) {
    self.characters = characters
    self.marks = marks
  }
}
