internal import DynamicType

/// Says how a style's sizes are made, as short as a row's head needs it.
package enum StrategyWords {
  /// The strategy's name, the size at Large and what else shapes the curve: "metrics 17, max 30".
  package static func short(_ strategy: SizeStrategy, baseSize: Double?) -> String {
    let size = baseSize.map { [decimal($0)] } ?? []
    return ([([strategy.name] + size).joined(separator: " ")] + details(strategy)).joined(separator: ", ")
  }

  /// A number with at most one decimal.
  private static func decimal(_ value: Double) -> String { trimmed(value, decimals: 1) }

  private static func details(_ strategy: SizeStrategy) -> [String] {
    switch strategy {
    case .metrics(let metrics):
      follows(metrics.relativeTo) + (metrics.leadings == .printed ? ["printed leadings"] : [])
        + (metrics.rounding == .point ? [] : [words(metrics.rounding)]) + words(metrics.limits)
    case .system(let system):
      follows(system.relativeTo) + (system.factor == 1 ? [] : ["x \(decimal(system.factor))"])
        + (system.offset == 0 ? [] : ["\(system.offset < 0 ? "-" : "+") \(decimal(abs(system.offset))) pt"])
        + (system.rounding == .none ? [] : [words(system.rounding)]) + words(system.limits)
    case .multiply(let multiplied):
      (multiplied.rounding == .none ? [] : [words(multiplied.rounding)]) + words(multiplied.limits)
    case .steps(let stepped): words(stepped.limits)
    case .table, .fixed: []
    }
  }

  private static func follows(_ style: TextStyle?) -> [String] {
    style.map { ["as \($0.displayName)"] } ?? []
  }

  private static func words(_ rounding: SizeRounding) -> String {
    switch rounding {
    case .point: "to points"
    case .pixel: "to pixels"
    case .floor: "floor"
    case .ceil: "ceil"
    case .none: "unrounded"
    }
  }

  private static func words(_ limits: SizeLimits) -> [String] {
    let maximum = limits.maximum.flatMap { $0 > 0 ? $0 : nil }
    return (limits.minimum.map { ["min \(decimal($0))"] } ?? [])
      + (maximum.map { ["max \(decimal($0))"] } ?? [])
  }
}
