internal import DynamicType

/// A custom face beside its fallback at one size, and how CSS would make the fallback match.
///
/// Ratios are the custom face's measure by the fallback's: 1.1 is a tenth larger. One is nil where a font lacks the
/// measure.
public struct FaceComparison: Hashable, Sendable {
  /// The custom face.
  public var custom: FaceMeasures
  /// The fallback.
  public var fallback: FaceMeasures

  /// Compares two faces.
  public init(custom: FaceMeasures, fallback: FaceMeasures) {
    self.custom = custom
    self.fallback = fallback
  }

  /// The x-heights: how much larger the text looks.
  public var xHeightRatio: Double? { Self.ratio(custom.xHeight, fallback.xHeight) }
  /// The heights of capitals.
  public var capHeightRatio: Double? { Self.ratio(custom.capHeight, fallback.capHeight) }
  /// The average widths in English running text: how much longer a line becomes.
  public var widthRatio: Double? { Self.ratio(custom.averageWidth, fallback.averageWidth) }
  /// The stems: how much bolder the text looks.
  public var stemRatio: Double? { Self.ratio(custom.stem, fallback.stem) }

  private static func ratio(_ custom: Double?, _ fallback: Double?) -> Double? {
    guard let custom, let fallback, custom > 0, fallback > 0 else { return nil }
    return custom / fallback
  }

  // MARK: CSS

  /// The `size-adjust` in hundredths that makes the fallback as wide on average; nil where a width is missing.
  public var sizeAdjust: Double? { widthRatio.map { $0 * 100 } }
  /// The `ascent-override` in hundredths of the adjusted size that gives the fallback the custom face's ascent.
  ///
  /// A browser multiplies it by `size-adjust`, and so it is divided by that here; as the two below are.
  public var ascentOverride: Double { overriding(custom.ascent) }
  /// The `descent-override` in hundredths of the adjusted size.
  public var descentOverride: Double { overriding(custom.descent) }
  /// The `line-gap-override` in hundredths of the adjusted size.
  public var lineGapOverride: Double { overriding(custom.lineGap) }

  private func overriding(_ measure: Double) -> Double { measure / (widthRatio ?? 1) * 100 }

  /// The descriptors for an `@font-face` of the fallback, a line each, with two decimals; CSS Fonts Level 5.
  public var descriptors: [String] {
    let values: [(String, Double?)] = [
      ("size-adjust", sizeAdjust), ("ascent-override", ascentOverride), ("descent-override", descentOverride),
      ("line-gap-override", lineGapOverride),
    ]
    return values.compactMap { name, value in value.map { "\(name): \(formatted($0, decimals: 2))%;" } }
  }
}
