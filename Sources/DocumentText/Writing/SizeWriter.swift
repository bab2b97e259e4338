internal import DynamicType
internal import TypeSystem

/// Writes how styles get their sizes.
enum SizeWriter {
  /// A strategy in its shortest form.
  static func size(_ size: SizeStrategy, isOverride: Bool) -> YAMLText {
    switch size {
    case .fixed(let points): return isOverride ? .number(points) : .named([("fixed", .number(points))])
    case .metrics(let metrics):
      if !isOverride, let points = metrics.size, metrics == MetricsSize(size: points) { return .number(points) }
      return .named([("metrics", self.metrics(metrics))])
    case .system(let system): return .named([("system", self.system(system))])
    case .table(let table):
      var entries = [
        ("table", YAMLText.named(table.sizes.sorted { $0.key < $1.key }.map { ($0.key.name, .number($0.value)) }))
      ]
      if table.missing != .error { entries.append(("missing", .text(table.missing.rawValue))) }
      return .named(entries)
    case .multiply(let multiplied): return .named([("multiply", multiply(multiplied))])
    case .steps(let stepped): return .named([("steps", steps(stepped))])
    }
  }

  private static func metrics(_ metrics: MetricsSize) -> YAMLText {
    var entries: [(String, YAMLText)] = []
    if let size = metrics.size { entries.append(("default", .number(size))) }
    entries += limits(metrics.limits)
    if let style = metrics.relativeTo { entries.append(("relativeTo", .text(style.rawValue))) }
    if metrics.rounding != .point { entries.append(("rounding", .text(metrics.rounding.rawValue))) }
    if metrics.leadings != .measured { entries.append(("leadings", .text(metrics.leadings.rawValue))) }
    return .named(entries)
  }

  private static func system(_ system: SystemSize) -> YAMLText {
    var entries: [(String, YAMLText)] = []
    if let style = system.relativeTo { entries.append(("relativeTo", .text(style.rawValue))) }
    if system.factor != 1 { entries.append(("factor", .number(system.factor))) }
    if system.offset != 0 { entries.append(("offset", .number(system.offset))) }
    if system.rounding != .none { entries.append(("rounding", .text(system.rounding.rawValue))) }
    return .named(entries + limits(system.limits))
  }

  private static func multiply(_ size: MultipliedSize) -> YAMLText {
    var entries: [(String, YAMLText)] = [("base", .number(size.base))]
    if size.rounding != .none { entries.append(("rounding", .text(size.rounding.rawValue))) }
    if let otherwise = size.otherwise { entries.append(("otherwise", .number(otherwise))) }
    entries += limits(size.limits)
    let factors = size.factors.sorted { $0.key < $1.key }
    entries.append(("by", .named(factors.map { ($0.key.name, factor($0.value)) })))
    return .named(entries)
  }

  private static func factor(_ factor: MultipliedSize.Factor) -> YAMLText {
    switch factor {
    case .times(let number): .number(number)
    case .divided(let number): .named([("divide", .number(number))])
    }
  }

  private static func steps(_ size: SteppedSize) -> YAMLText {
    var entries: [(String, YAMLText)] = [("base", .number(size.base))]
    if size.up != 2 { entries.append(("up", .number(size.up))) }
    if size.down != 2 { entries.append(("down", .number(size.down))) }
    if !size.growsAtAccessibilitySizes { entries.append(("accessibility", .bool(false))) }
    return .named(entries + limits(size.limits))
  }

  private static func limits(_ limits: SizeLimits) -> [(String, YAMLText)] {
    var entries: [(String, YAMLText)] = []
    if let maximum = limits.maximum { entries.append(("max", .number(maximum))) }
    if let minimum = limits.minimum { entries.append(("min", .number(minimum))) }
    return entries
  }
}
