/// What a matrix is spread over: one value of each axis makes a job.
package enum MatrixAxis: String, CaseIterable, Hashable, Sendable {
  case document, locale, platform, theme, layout, format

  /// The key that lists the axis's values in a matrix, such as "themes".
  package var key: String { rawValue + "s" }
}
