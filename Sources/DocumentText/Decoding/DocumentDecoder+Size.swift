internal import DynamicType
internal import TypeSystem
internal import YAML

extension DocumentDecoder {
  private static let strategies = ["metrics", "system", "table", "multiply", "steps", "fixed"]

  /// How a style gets its size; a bare number is the size at Large, and under `at` the size itself.
  func size(_ node: YAMLNode, isOverride: Bool = false) -> SizeStrategy? {
    guard node.entries != nil else {
      switch node.scalar?.value {
      case .integer, .number:
        guard let size = number(node, "'size'", .size) else { return nil }
        return isOverride ? .fixed(size) : .metrics(size: size)
      case .string(let text) where Self.strategies.contains(text): report(.bareStrategy(text), at: node.place)
      default:
        let remedy = slipped(node, .size)
        report(
          .wrongType("'size'", wanted: "a number or a map", found: describe(node), remedy: remedy), at: node.place)
      }
      return nil
    }
    guard let map = map(node, .size, what: "'size'"), let key = onlyKey(of: Self.strategies, in: map, .size),
      let value = map[key]
    else { return nil }
    if key != "table", map["missing"] != nil { report(.missingWithoutTable, at: map.place(of: "missing")) }
    switch key {
    case "metrics": return metrics(value).map { .metrics($0) }
    case "system": return systemSize(value).map { .system($0) }
    case "table": return sizeTable(value, missing: map["missing"]).map { .table($0) }
    case "multiply": return multiplied(value).map { .multiply($0) }
    case "steps": return stepped(value).map { .steps($0) }
    default: return number(value, "'fixed'", .size).map { .fixed($0) }
    }
  }

  private func metrics(_ node: YAMLNode) -> MetricsSize? {
    guard let map = map(node, .metrics, what: "'metrics'") else { return nil }
    var metrics = MetricsSize()
    metrics.size = map["default"].flatMap { number($0, "'default'", .size) }
    metrics.limits = limits(map)
    metrics.relativeTo = map["relativeTo"].flatMap { textStyle($0, "'relativeTo'") }
    if let rounding = rounding(map) { metrics.rounding = rounding }
    if let node = map["leadings"], let leadings = word(node, .leadings, Leadings.self) { metrics.leadings = leadings }
    if let size = metrics.size, let maximum = metrics.limits.maximum, size > maximum, let node = map["default"] {
      reports.add(.defaultAboveMaximum(text(map["default"]), text(map["max"])), at: node.place, .warning)
    }
    return metrics
  }

  private func systemSize(_ node: YAMLNode) -> SystemSize? {
    guard let map = map(node, .systemSize, what: "'system'") else { return nil }
    var system = SystemSize()
    system.relativeTo = map["relativeTo"].flatMap { textStyle($0, "'relativeTo'") }
    if let node = map["factor"], let factor = number(node, "'factor'", .factor) { system.factor = factor }
    if let node = map["offset"], let offset = number(node, "'offset'", .offset) { system.offset = offset }
    if let rounding = rounding(map) { system.rounding = rounding }
    system.limits = limits(map)
    return system
  }

  private func sizeTable(_ node: YAMLNode, missing: YAMLNode?) -> SizeTable? {
    let choice = missing.flatMap { word($0, .missing, SizeTable.Missing.self) } ?? .error
    let remedy = plainNumber(node) == nil ? nil : written(node).map { "write 'fixed: \($0)' for one size everywhere" }
    guard let entries = entries(node, "'table'", remedy: remedy) else { return nil }
    var sizes: [ContentSizeCategory: Double] = [:]
    var seen: [ContentSizeCategory: YAMLPlace] = [:]
    for entry in entries {
      let size = number(entry.value, "the size at \(Quoting.quoted(entry.name))", .size)
      guard let category = category(key: entry, seen: &seen) else { continue }
      if let size { sizes[category] = size }
    }
    let lacking = table.categories.filter { seen[$0] == nil }
    let areAllKnown = seen.count == entries.count
    if choice == .error, !lacking.isEmpty, areAllKnown { report(.tableLacks(lacking, platform), at: node.place) }
    if choice == .nearest, entries.isEmpty {
      report(.emptyMap("'table'", of: "sizes, such as 'large: 17'"), at: node.place)
    }
    return SizeTable(sizes, missing: choice)
  }

  private func multiplied(_ node: YAMLNode) -> MultipliedSize? {
    guard let map = map(node, .multiply, what: "'multiply'") else { return nil }
    let base = map["base"].flatMap { number($0, "'base'", .size) }
    let factors = map["by"].flatMap { self.factors($0, hasOtherwise: map["otherwise"] != nil) }
    let otherwise = map["otherwise"].flatMap { number($0, "'otherwise'", .size) }
    let rounding = self.rounding(map) ?? .none
    let limits = self.limits(map)
    guard let base, let factors else { return nil }
    return MultipliedSize(base: base, by: factors, otherwise: otherwise, rounding: rounding, limits: limits)
  }

  private func factors(_ node: YAMLNode, hasOtherwise: Bool) -> [ContentSizeCategory: MultipliedSize.Factor]? {
    guard let entries = entries(node, "'by'") else { return nil }
    var factors: [ContentSizeCategory: MultipliedSize.Factor] = [:]
    var seen: [ContentSizeCategory: YAMLPlace] = [:]
    for entry in entries {
      let factor = self.factor(entry)
      guard let category = category(key: entry, seen: &seen) else { continue }
      if let factor { factors[category] = factor }
    }
    let lacking = table.categories.filter { seen[$0] == nil }
    if !hasOtherwise, !lacking.isEmpty, seen.count == entries.count {
      report(.factorsLack(lacking, platform), at: node.place)
    }
    return factors
  }

  private func factor(_ entry: YAMLEntry) -> MultipliedSize.Factor? {
    let what = "the factor at \(Quoting.quoted(entry.name))"
    guard entry.value.entries != nil else { return number(entry.value, what, .factor).map { .times($0) } }
    guard let map = map(entry.value, .divisor, what: what), let node = map["divide"] else { return nil }
    return number(node, "'divide'", .factor).map { .divided($0) }
  }

  private func stepped(_ node: YAMLNode) -> SteppedSize? {
    guard let map = map(node, .steps, what: "'steps'") else { return nil }
    let base = map["base"].flatMap { number($0, "'base'", .size) }
    let up = map["up"].flatMap { number($0, "'up'", .step) } ?? 2
    let down = map["down"].flatMap { number($0, "'down'", .step) } ?? 2
    let grows = map["accessibility"].flatMap { bool($0, "'accessibility'") } ?? true
    let limits = self.limits(map)
    return base.map {
      SteppedSize(base: $0, up: up, down: down, growsAtAccessibilitySizes: grows, limits: limits)
    }
  }

  private func limits(_ map: DecodedMap) -> SizeLimits {
    let limits = SizeLimits(
      minimum: map["min"].flatMap { number($0, "'min'", .size) },
      maximum: map["max"].flatMap { number($0, "'max'", .size) })
    if let minimum = limits.minimum, let maximum = limits.maximum, minimum > maximum, let node = map["min"] {
      report(.minimumAboveMaximum(text(map["min"]), text(map["max"])), at: node.place)
    }
    return limits
  }

  private func rounding(_ map: DecodedMap) -> SizeRounding? {
    map["rounding"].flatMap { word($0, .rounding, SizeRounding.self) }
  }

  private func text(_ node: YAMLNode?) -> String { node?.scalar?.text ?? "" }
}
