public import DynamicType

/// How a style gets its size at each content size category.
public enum SizeStrategy: Hashable, Sendable {
  /// A size at Large, scaled along a style's curve as `UIFontMetrics` does.
  case metrics(MetricsSize)
  /// Apple's own size of a style, as `preferredFont(forTextStyle:)` has it, perhaps scaled and shifted.
  case system(SystemSize)
  /// A size a category, written out.
  case table(SizeTable)
  /// A base size times or divided by a number a category.
  case multiply(MultipliedSize)
  /// A base size, and so many points more or less for each category away from Large.
  case steps(SteppedSize)
  /// One size at every category, in points.
  case fixed(Double)

  /// Metrics with what most styles need; a nil `size` is Apple's own size at Large, and a nil `maximum` no cap.
  public static func metrics(size: Double? = nil, maximum: Double? = nil) -> SizeStrategy {
    .metrics(MetricsSize(size: size, limits: SizeLimits(maximum: maximum)))
  }

  /// Apple's own sizes, capped at `maximum` points where it isn't nil.
  public static func system(maximum: Double? = nil) -> SizeStrategy {
    .system(SystemSize(limits: SizeLimits(maximum: maximum)))
  }

  /// The word that a document writes and a report prints: metrics, system, table, multiply, steps or fixed.
  public var name: String {
    switch self {
    case .metrics: "metrics"
    case .system: "system"
    case .table: "table"
    case .multiply: "multiply"
    case .steps: "steps"
    case .fixed: "fixed"
    }
  }
}

/// The least and the largest size that a strategy may give, in points; nil is no limit.
public struct SizeLimits: Hashable, Sendable {
  /// The least size, applied last.
  public var minimum: Double?
  /// The largest size, applied after rounding; not more than 0 is no limit, as `maximumPointSize` has it.
  public var maximum: Double?

  /// Makes limits.
  public init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// How a size is rounded before its limits apply.
public enum SizeRounding: String, Hashable, Sendable, CaseIterable {
  /// To a whole point, half away from zero: what `UIFontMetrics.scaledFont` does.
  case point
  /// To a pixel at 3 pixels a point, half away from zero: what `UIFontMetrics.scaledValue` does.
  case pixel
  /// Down to a whole point.
  case floor
  /// Up to a whole point.
  case ceil
  /// Not at all.
  case none
}

/// A size at Large, scaled as `UIFontMetrics` does.
public struct MetricsSize: Hashable, Sendable {
  /// The size at Large in points; nil is Apple's for the style.
  public var size: Double?
  /// The style whose curve is followed; nil is the style itself, or what it is relative to.
  public var relativeTo: TextStyle?
  /// How the scaled size is rounded; Apple's rule is to a whole point.
  public var rounding: SizeRounding
  /// Which line heights make the curve.
  public var leadings: Leadings
  /// The least and the largest size.
  public var limits: SizeLimits

  /// Makes a strategy; what is left out is Apple's own.
  public init(
    size: Double? = nil, relativeTo: TextStyle? = nil, rounding: SizeRounding = .point, leadings: Leadings = .measured,
    limits: SizeLimits = SizeLimits()
  ) {
    self.size = size
    self.relativeTo = relativeTo
    self.rounding = rounding
    self.leadings = leadings
    self.limits = limits
  }
}

/// Apple's own size of a style, times `factor`, plus `offset` points.
public struct SystemSize: Hashable, Sendable {
  /// The style whose size is taken; nil is the style itself, or what it is relative to.
  public var relativeTo: TextStyle?
  /// What the size is multiplied by, more than 0.
  public var factor: Double
  /// The points added after that, of either sign.
  public var offset: Double
  /// How the result is rounded.
  public var rounding: SizeRounding
  /// The least and the largest size.
  public var limits: SizeLimits

  /// Makes a strategy; what is left out changes nothing.
  public init(
    relativeTo: TextStyle? = nil, factor: Double = 1, offset: Double = 0, rounding: SizeRounding = .none,
    limits: SizeLimits = SizeLimits()
  ) {
    self.relativeTo = relativeTo
    self.factor = factor
    self.offset = offset
    self.rounding = rounding
    self.limits = limits
  }
}

/// A size a category, in points.
public struct SizeTable: Hashable, Sendable {
  /// What happens at a category that the table leaves out.
  public enum Missing: String, Hashable, Sendable, CaseIterable {
    /// The document is refused.
    case error
    /// The nearest category's size is taken, the smaller one's of two equally near.
    case nearest
  }

  /// The sizes.
  public var sizes: [ContentSizeCategory: Double]
  /// What happens at a category that the table leaves out.
  public var missing: Missing

  /// Makes a table.
  public init(_ sizes: [ContentSizeCategory: Double], missing: Missing = .error) {
    self.sizes = sizes
    self.missing = missing
  }
}

/// A base size times or divided by a number a category.
public struct MultipliedSize: Hashable, Sendable {
  /// What the base is multiplied or divided by.
  public enum Factor: Hashable, Sendable {
    /// Multiplied; by exactly 1 it is never rounded.
    case times(Double)
    /// Divided, which is not the same in Double as being multiplied by the reciprocal.
    case divided(Double)
  }

  /// The size that the factors apply to, in points.
  public var base: Double
  /// The factor of each category.
  public var factors: [ContentSizeCategory: Factor]
  /// The size at categories without a factor, in points, neither rounded nor limited; nil leaves them unknown.
  public var otherwise: Double?
  /// How the product is rounded; floors are IEEE Double's.
  public var rounding: SizeRounding
  /// The least and the largest size.
  public var limits: SizeLimits

  /// Makes a strategy.
  public init(
    base: Double, by factors: [ContentSizeCategory: Factor], otherwise: Double? = nil, rounding: SizeRounding = .none,
    limits: SizeLimits = SizeLimits()
  ) {
    self.base = base
    self.factors = factors
    self.otherwise = otherwise
    self.rounding = rounding
    self.limits = limits
  }
}

/// A base size at Large, and so many points more or less for each category away from it.
public struct SteppedSize: Hashable, Sendable {
  /// The size at Large in points.
  public var base: Double
  /// The points that each category above Large adds.
  public var up: Double
  /// The points that each category below Large takes away.
  public var down: Double
  /// Whether the accessibility sizes go on growing; without, they are xxxLarge's.
  public var growsAtAccessibilitySizes: Bool
  /// The least and the largest size.
  public var limits: SizeLimits

  /// Makes a strategy; a step is 2 points unless told.
  public init(
    base: Double, up: Double = 2, down: Double = 2, growsAtAccessibilitySizes: Bool = true,
    limits: SizeLimits = SizeLimits()
  ) {
    self.base = base
    self.up = up
    self.down = down
    self.growsAtAccessibilitySizes = growsAtAccessibilitySizes
    self.limits = limits
  }
}
