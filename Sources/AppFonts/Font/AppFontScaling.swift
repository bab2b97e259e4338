/// How a font follows a change of the content size category by itself, once a label is told to adjust.
public enum AppFontScaling: Hashable, Sendable {
  /// Not at all: a font of a mere size, a system font with a cap or a weight of its own, one of a size table.
  case fixed
  /// Along its text style's curve, from a size in points at Large up to a maximum, nil for none.
  case metrics(size: Double, maximum: Double?)
  /// As the system's preferred font of its text style.
  case preferred
}
