/// The font scale of Android 14 and later, which enlarges small text more than large text.
///
/// Android gives sizes in sp, scale-independent pixels, and draws them in dp, of which 160 are an inch: at the scale 1
/// they are equal. Above it, a table says how many dp each size becomes: at the scale 2, 14 sp are 26 dp and not 28,
/// and 100 sp stay 100. For a comparison with Dynamic Type, the point size at Large stands for sp.
public struct AndroidFontScale: Hashable, Sendable {
  /// The number that a person chose in Settings, where 1 changes nothing.
  public let scale: Double

  /// The scales that a comparison with Dynamic Type shows: 1, 1.15, 1.3, 1.5, 1.8 and 2, the last the largest in
  /// Settings.
  public static let compared = [1.0, 1.15, 1.3, 1.5, 1.8, 2.0].map { AndroidFontScale($0) }

  /// A font scale; it has to be finite and more than 0, or it traps.
  public init(_ scale: Double) {
    precondition(scale.isFinite && scale > 0, "a font scale has to be more than 0, not \(scale)")
    self.scale = scale
  }

  /// A size in sp as the dp that it is drawn in.
  ///
  /// A scale of one of the seven tables interpolates linearly between its points; one between two tables interpolates
  /// linearly between what both give. Below 8 sp the ratio is that of 8 sp, above 100 sp it is 1. Scales below 1.05 and
  /// above 2 multiply. Android computes in 32 bits, so its last digits can be others. The size has to be finite and not
  /// negative, or it traps.
  public func dp(fromSp sp: Double) -> Double {
    precondition(sp.isFinite && sp >= 0, "a size in sp has to be 0 or more, not \(sp)")
    let tables = Self.tables
    guard let above = tables.firstIndex(where: { $0.scale >= scale }), scale >= tables[0].scale else {
      return sp * scale
    }
    let upper = Self.dp(fromSp: sp, in: tables[above].dp)
    if tables[above].scale == scale { return upper }
    let lower = Self.dp(fromSp: sp, in: tables[above - 1].dp)
    let share = (scale - tables[above - 1].scale) / (tables[above].scale - tables[above - 1].scale)
    return lower + (upper - lower) * share
  }

  private static func dp(fromSp sp: Double, in points: [Double]) -> Double {
    guard let above = sizes.firstIndex(where: { $0 >= sp }) else {
      return sp * points[points.count - 1] / sizes[sizes.count - 1]
    }
    if sizes[above] == sp { return points[above] }
    if above == 0 { return sp * points[0] / sizes[0] }
    let share = (sp - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return points[above - 1] + (points[above] - points[above - 1]) * share
  }

  // Source: the Android Open Source Project, FontScaleConverterFactory.java, of Android 14 (github.com/aosp-mirror/
  // platform_frameworks_base at 066094fa). The tables of 1.05 and 1.1 came later, and were seen in a vendor's copy:
  // they are less certain than the others. That later copy multiplies below 1.05; the first one did so up to 1.

  /// The sizes in sp that the tables give.
  private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// The dp of those sizes at seven scales.
  private static let tables: [(scale: Double, dp: [Double])] = [
    (1.05, [8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30, 100]),
    (1.1, [8.8, 11, 13.2, 15.6, 19.2, 21.2, 24.8, 30, 100]),
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]
}
