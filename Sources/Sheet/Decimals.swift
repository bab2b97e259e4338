internal import DynamicType

/// Numbers as a sheet prints them.
package enum Decimals {
  /// A number with at most one decimal, and none where it is whole: 38.4, 17.
  package static func short(_ value: Double) -> String { trimmed(value, decimals: 1) }

  /// A ratio with one decimal: 3.9x.
  package static func times(_ value: Double) -> String { formatted(value, decimals: 1) + "x" }

  /// A ratio near 1 with two decimals: 0.97x.
  package static func ratio(_ value: Double) -> String { formatted(value, decimals: 2) + "x" }
}
