public import DynamicType

/// A size as a strategy gives it for one cell.
public struct ResolvedSize: Hashable, Sendable {
  /// The size that is drawn, in points.
  public var pointSize: Double
  /// The size before rounding but after the limits, in points: what ratios and ranges are made of.
  public var unrounded: Double
  /// The maximum made the size smaller than its curve.
  public var isCapped: Bool
}

/// What a strategy has to know of the style that it gives a size to.
public struct SizeContext: Hashable, Sendable {
  /// Apple's style, whose size at Large is the default; nil for a style of the app's own.
  public var style: TextStyle?
  /// The style whose curve and sizes are followed, where the rule names one.
  public var relativeTo: TextStyle?
  /// The platform whose table is used.
  public var platform: Platform

  /// Describes a style.
  public init(_ style: TextStyle?, relativeTo: TextStyle? = nil, on platform: Platform = .ios) {
    self.style = style
    self.relativeTo = relativeTo
    self.platform = platform
  }

  /// The style whose curve and sizes are followed, or nil where there is none.
  public var reference: TextStyle? { relativeTo ?? style }

  /// The style whose size at Large and weight hold: the style itself where it is Apple's, else what it is relative to.
  public var home: TextStyle? { style ?? relativeTo }
}

extension SizeStrategy {
  /// The size of one of Apple's styles at a category, or nil where no published table says it.
  public func size(_ style: TextStyle, _ category: ContentSizeCategory, on platform: Platform) -> ResolvedSize? {
    size(at: category, SizeContext(style, on: platform))
  }

  /// The size at a category, or nil where it is unknown: no table says it, or the strategy leaves it out.
  ///
  /// The order is strategy, rounding, maximum, minimum.
  public func size(at category: ContentSizeCategory, _ context: SizeContext) -> ResolvedSize? {
    guard let size = anySize(at: category, context), size.pointSize > 0, size.unrounded > 0 else { return nil }
    return size
  }

  /// The number that the strategy gives at a category, even one that is not above 0 and so no size; nil where unknown.
  package func anySize(at category: ContentSizeCategory, _ context: SizeContext) -> ResolvedSize? {
    switch self {
    case .metrics(let metrics): metrics.size(at: category, context)
    case .system(let system): system.size(at: category, context)
    case .table(let table): table.size(at: category).map { ResolvedSize(exactly: $0) }
    case .multiply(let multiplied): multiplied.size(at: category)
    case .steps(let stepped): stepped.size(at: category, on: context.platform)
    case .fixed(let size): ResolvedSize(exactly: size)
    }
  }
}

extension ResolvedSize {
  /// A size that nothing rounds or limits.
  init(exactly size: Double) {
    self.init(pointSize: size, unrounded: size, isCapped: false)
  }

  /// A size after rounding, limited.
  init(_ rounded: Double, unrounded: Double, _ limits: SizeLimits) {
    let capped = limits.applied(to: rounded)
    let isCapped = limits.cap.map { rounded > $0 } ?? false
    self.init(pointSize: capped, unrounded: limits.applied(to: unrounded), isCapped: isCapped)
  }
}

extension SizeLimits {
  /// The maximum where it limits: more than 0.
  fileprivate var cap: Double? { maximum.flatMap { $0 > 0 ? $0 : nil } }

  fileprivate func applied(to size: Double) -> Double {
    let capped = cap.map { min(size, $0) } ?? size
    return minimum.map { max(capped, $0) } ?? capped
  }
}

extension SizeRounding {
  /// A size rounded so.
  public func applied(to size: Double) -> Double {
    switch self {
    case .point: size.roundedHalfAwayFromZero
    case .pixel: (size * 3).roundedHalfAwayFromZero / 3
    case .floor: size.roundedTowardsFloor
    case .ceil: -(-size).roundedTowardsFloor
    case .none: size
    }
  }
}

extension Double {
  /// The largest whole number that is not larger; without C's mathematics library, as `roundedHalfAwayFromZero` is.
  fileprivate var roundedTowardsFloor: Double {
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}

extension MetricsSize {
  func size(at category: ContentSizeCategory, _ context: SizeContext) -> ResolvedSize? {
    let table = DynamicTypeTable.table(for: context.platform)
    guard let curve = relativeTo ?? context.reference, let home = context.style ?? relativeTo ?? context.home,
      let base = size ?? table.pointSize(home, .large),
      let unrounded = FontMetrics(forTextStyle: curve, platform: context.platform, leadings: leadings)
        .unroundedValue(for: base, compatibleWith: category)
    else { return nil }
    // At Large nothing changes: a size with a fraction keeps it.
    let rounded = category == .large ? unrounded : rounding.applied(to: unrounded)
    return ResolvedSize(rounded, unrounded: unrounded, limits)
  }
}

extension SystemSize {
  func size(at category: ContentSizeCategory, _ context: SizeContext) -> ResolvedSize? {
    guard let style = relativeTo ?? context.reference,
      let size = DynamicTypeTable.table(for: context.platform).pointSize(style, category)
    else { return nil }
    let changed = size * factor + offset
    return ResolvedSize(rounding.applied(to: changed), unrounded: changed, limits)
  }
}

extension SizeTable {
  func size(at category: ContentSizeCategory) -> Double? {
    if let size = sizes[category] { return size }
    guard missing == .nearest else { return nil }
    let nearest = sizes.keys.min { first, second in
      let distances = (abs(first.rawValue - category.rawValue), abs(second.rawValue - category.rawValue))
      return distances.0 == distances.1 ? first < second : distances.0 < distances.1
    }
    return nearest.flatMap { sizes[$0] }
  }
}

extension MultipliedSize {
  func size(at category: ContentSizeCategory) -> ResolvedSize? {
    let product: Double
    switch factors[category] {
    case .times(1): return ResolvedSize(base, unrounded: base, limits)
    case .times(let factor): product = base * factor
    case .divided(let divisor): product = base / divisor
    case nil: return otherwise.map { ResolvedSize(exactly: $0) }
    }
    return ResolvedSize(rounding.applied(to: product), unrounded: product, limits)
  }
}

extension SteppedSize {
  /// Steps are counted over the categories that the platform has.
  func size(at category: ContentSizeCategory, on platform: Platform) -> ResolvedSize? {
    let table = DynamicTypeTable.table(for: platform)
    let last = growsAtAccessibilitySizes ? category : min(category, .xxxLarge)
    guard let place = table.categories.firstIndex(of: last),
      let large = table.categories.firstIndex(of: .large)
    else { return nil }
    let size = base + Double(place - large) * (place < large ? down : up)
    return ResolvedSize(size, unrounded: size, limits)
  }
}
