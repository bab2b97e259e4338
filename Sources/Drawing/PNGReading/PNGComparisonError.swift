/// Why two files could not be compared.
public enum PNGComparisonError: Error, Hashable, Sendable {
  /// The expected picture can't be read.
  case expected(PNGReadingError)
  /// The actual picture can't be read.
  case actual(PNGReadingError)
}
