package import TypeSystem

extension SizeStrategy {
  /// How sizes are made, as a row's head says it: "metrics 17, max 30".
  package func words(baseSize: Double?) -> String { StrategyWords.short(self, baseSize: baseSize) }
}
