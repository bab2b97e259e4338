public import DynamicType
public import TypeSystem

/// How Font's own curve grows a size: times or divided by a number a category, rounded down in Double, except by 1.
public struct FontCurve: Hashable, Sendable {
  /// What the size is multiplied or divided by at each category.
  public var factors: [ContentSizeCategory: MultipliedSize.Factor]
  /// The size in points where there is no factor, whatever the size asked for.
  public var otherwise: Double

  /// Makes a curve; `otherwise` is Font's constant, 16, unless told.
  public init(_ factors: [ContentSizeCategory: MultipliedSize.Factor], otherwise: Double = 16) {
    self.factors = factors
    self.otherwise = otherwise
  }

  /// The curve that is built in: divided by 1.6, 1.4 and 1.2 under Large, up to twice at AX5.
  ///
  /// Source: adamyanalunas/Font, the library's switch over the categories. Large is not rounded.
  public static let standard = FontCurve([
    .xSmall: .divided(1.6), .small: .divided(1.4), .medium: .divided(1.2), .large: .times(1), .xLarge: .times(1.15),
    .xxLarge: .times(1.25), .xxxLarge: .times(1.4), .accessibility1: .times(1.5), .accessibility2: .times(1.65),
    .accessibility3: .times(1.75), .accessibility4: .times(1.9), .accessibility5: .times(2),
  ])

  /// The curve of Font's README that neither shrinks nor grows past 1.65 times: `restrainedSizes`.
  ///
  /// Source: adamyanalunas/Font, README.
  public static let restrained = FontCurve([
    .xSmall: .times(1), .small: .times(1), .medium: .times(1), .large: .times(1), .xLarge: .times(1.15),
    .xxLarge: .times(1.25), .xxxLarge: .times(1.4), .accessibility1: .times(1.65), .accessibility2: .times(1.65),
    .accessibility3: .times(1.65), .accessibility4: .times(1.65), .accessibility5: .times(1.65),
  ])

  /// The size in points at a category; nil is one that nobody knows, and has ``otherwise``.
  public func size(_ size: Double, at category: ContentSizeCategory?) -> Double {
    guard let category else { return otherwise }
    let strategy = SizeStrategy.multiply(
      MultipliedSize(base: size, by: factors, otherwise: otherwise, rounding: .floor))
    return strategy.size(at: category, SizeContext(nil))?.pointSize ?? otherwise
  }

  /// The curve as a resizer.
  public var resizer: FontResizer { { self.size($0, at: $1) } }
}
