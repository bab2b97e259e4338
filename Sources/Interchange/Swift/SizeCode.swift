internal import DynamicType
internal import TypeSystem

/// How UIKit code makes a size: as `UIFontMetrics` scales a font, or by statements that work out `size`.
enum SizeCode {
  /// `UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:compatibleWith:)`, and a least size after it.
  case scaledFont(curve: TextStyle, base: Double, limits: SizeLimits)
  /// Statements after which `size` holds the size in points.
  case statements([String])
  /// The document gives no size.
  case unknown
}

/// Writes the size of a style, so that code gives the numbers of the sheet.
struct SizeCodeWriter {
  let style: StylePlan
  let strategy: SizeStrategy
  let platform: Platform
  /// The categories that the code is for; nil is all of the platform's.
  var categories: [ContentSizeCategory]?

  private var table: DynamicTypeTable { DynamicTypeTable.table(for: platform) }

  /// The code; only iOS' own curves are left to UIKit, since they are what it gives.
  var code: SizeCode {
    switch strategy {
    case .fixed(let size): return .statements(["let size: CGFloat = \(size.digits)"])
    case .multiply(let multiplied): return .statements(multiply(multiplied))
    case .metrics(let metrics) where platform == .ios && metrics.leadings == .measured: return scaled(metrics)
    case .system(let system) where platform == .ios:
      guard let reference = system.relativeTo ?? style.reference else { return .unknown }
      let preferred = "UIFont.preferredFont(forTextStyle: .\(reference.uiKitCase), compatibleWith: traits).pointSize"
      let isPlain = system.factor == 1 && system.offset == 0 && system.rounding == .none
      guard !isPlain || system.limits.minimum != nil || system.limits.maximum != nil else {
        return .statements(["let size = \(preferred)"])
      }
      var changed = "preferred"
      if system.factor != 1 { changed += " * \(system.factor.digits)" }
      if system.offset != 0 {
        changed += system.offset < 0 ? " - \((-system.offset).digits)" : " + \(system.offset.digits)"
      }
      let size = Self.limited(Self.rounded(changed, system.rounding), system.limits)
      return .statements(["let preferred = \(preferred)", "let size = \(size)"])
    default: return written
    }
  }

  private func scaled(_ metrics: MetricsSize) -> SizeCode {
    guard let curve = metrics.relativeTo ?? style.reference,
      let home = style.context.style ?? metrics.relativeTo ?? style.reference,
      let base = metrics.size ?? table.pointSize(home, .large)
    else { return .unknown }
    let isKnown = table.metricsLeading(curve, .xSmall) != nil
    switch metrics.rounding {
    case .point where isKnown: return .scaledFont(curve: curve, base: base, limits: metrics.limits)
    case .pixel where isKnown:
      let value =
        "UIFontMetrics(forTextStyle: .\(curve.uiKitCase)).scaledValue(for: \(base.digits), compatibleWith: traits)"
      return .statements(["let size = \(Self.limited(value, metrics.limits))"])
    default: return written
    }
  }

  private func multiply(_ multiplied: MultipliedSize) -> [String] {
    let product = { (factor: MultipliedSize.Factor) -> String in
      switch factor {
      case .times(1): return Self.limited("base", multiplied.limits)
      case .times(let number):
        return Self.limited(Self.rounded("base * \(number.digits)", multiplied.rounding), multiplied.limits)
      case .divided(let number):
        return Self.limited(Self.rounded("base / \(number.digits)", multiplied.rounding), multiplied.limits)
      }
    }
    let products = table.categories.map { ($0, multiplied.factors[$0].map(product)) }
    let large = products.first { $0.0 == .large }?.1
    let rest = multiplied.otherwise?.digits ?? large ?? multiplied.base.digits
    let lines = choice(products.compactMap { category, size in size.map { (category, $0) } }, rest: rest)
    let usesBase = lines.contains { $0.contains("base") }
    return (usesBase ? ["let base: CGFloat = \(multiplied.base.digits)"] : []) + lines
  }

  /// The sizes one by one, as the sheet has them.
  private var written: SizeCode {
    let sizes = table.categories.compactMap { category in
      strategy.size(at: category, style.context).map { (category, $0.pointSize.digits) }
    }
    guard let rest = sizes.first(where: { $0.0 == .large }) ?? sizes.first else { return .unknown }
    return .statements(choice(sizes, rest: rest.1))
  }

  /// Statements that set `size`: a switch over the categories that the code is for, in which neighbours of one size
  /// share a case.
  private func choice(_ sizes: [(ContentSizeCategory, String)], rest: String) -> [String] {
    let sizes = sizes.filter { categories?.contains($0.0) ?? true }
    if categories?.count == 1 { return ["let size: CGFloat = \(sizes.first?.1 ?? rest)"] }
    var groups: [(names: [String], size: String)] = []
    for (category, size) in sizes where size != rest {
      let name = "." + (category.uiKitName.split(separator: ".").last.map(String.init) ?? "")
      if groups.last?.size == size {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append(([name], size))
      }
    }
    guard !groups.isEmpty else { return ["let size: CGFloat = \(rest)"] }
    return ["let size: CGFloat", "switch category(traits) {"]
      + groups.map { "case \($0.names.joined(separator: ", ")): size = \($0.size)" }
      + ["default: size = \(rest)", "}"]
  }

  private static func rounded(_ expression: String, _ rounding: SizeRounding) -> String {
    switch rounding {
    case .point: "(\(expression)).rounded()"
    case .pixel: "((\(expression)) * 3).rounded() / 3"
    case .floor: "(\(expression)).rounded(.down)"
    case .ceil: "(\(expression)).rounded(.up)"
    case .none: expression
    }
  }

  private static func limited(_ expression: String, _ limits: SizeLimits) -> String {
    var limited = expression
    if let maximum = limits.maximum, maximum > 0 { limited = "min(\(limited), \(maximum.digits))" }
    if let minimum = limits.minimum, minimum > 0 { limited = "max(\(limited), \(minimum.digits))" }
    return limited
  }
}
