/// All combinations of a matrix that no exclude leaves out, each with its id, sorted by it.
///
/// They are made one after another and never all held: what it keeps are the axes. The order of a matrix's lists
/// changes nothing.
package struct MatrixExpansion: Sendable {
  /// The most combinations of a matrix, before excludes.
  package static let limit = 10_000_000

  private let documents: [Labelled<String?>]
  private let locales: [Labelled<Matrix.Language?>]
  private let words: [MatrixAxis: [Labelled<String?>]]
  private let excludes: [MatrixExclude]

  /// A value of an axis with its label; nil for an axis that the matrix doesn't have.
  private struct Labelled<Value: Sendable>: Sendable {
    let value: Value
    let label: String?
  }

  /// Spreads a matrix out over documents, whose paths are relative to its folder; none is the embedded default.
  package init(_ matrix: Matrix, documents paths: [String]) {
    let paths: [String?] = paths.isEmpty ? [nil] : paths
    documents = Self.sorted(paths, labels: JobLabels.labels(ofDocuments: paths))
    locales =
      matrix.locales.isEmpty
      ? [Labelled(value: nil, label: nil)] : Self.sorted(matrix.locales, labels: JobLabels.labels(of: matrix.locales))
    var words: [MatrixAxis: [Labelled<String?>]] = [:]
    for axis in [MatrixAxis.platform, .theme, .layout] {
      words[axis] =
        matrix[axis].isEmpty ? [Labelled(value: nil, label: nil)] : Self.sorted(matrix[axis], labels: matrix[axis])
    }
    let formats = matrix[.format].isEmpty ? [Combination.standardFormat] : matrix[.format]
    words[.format] = Self.sorted(formats, labels: formats)
    self.words = words
    excludes = matrix.excludes
  }

  /// Sorted by what an id has of a value, the `_` behind it included: so nested loops meet the ids in their order.
  private static func sorted<Value: Sendable>(_ values: [Value], labels: [String]) -> [Labelled<Value>] {
    zip(values, labels).map { Labelled(value: $0, label: $1) }
      .sorted { "\($0.label ?? "")_".utf8.lexicographicallyPrecedes("\($1.label ?? "")_".utf8) }
  }

  private static func sorted<Value: Sendable>(_ values: [Value], labels: [String]) -> [Labelled<Value?>] {
    zip(values, labels).map { Labelled(value: Optional.some($0), label: $1) }
      .sorted { "\($0.label ?? "")_".utf8.lexicographicallyPrecedes("\($1.label ?? "")_".utf8) }
  }

  /// How many combinations there are before excludes; nil for more than a number holds.
  package var combinationCount: Int? {
    var count = documents.count
    for axis in [locales.count] + words.values.map(\.count) {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis)
      if isTooLarge { return nil }
      count = product
    }
    return count
  }

  /// Calls with each id and its combination in order; answers the excludes that have left nothing out.
  @discardableResult
  package func forEach<Failure: Error>(
    _ body: (String, Combination) throws(Failure) -> Void
  ) throws(Failure) -> [MatrixExclude] {
    var isUsed = Array(repeating: false, count: excludes.count)
    for document in documents {
      for locale in locales {
        for platform in words[.platform] ?? [] {
          let labels = [document.label, locale.label, platform.label].compactMap { $0 }.joined(separator: "_")
          let combination = Combination(document: document.value, locale: locale.value, platform: platform.value)
          try forEachPicture(of: combination, labels, &isUsed, body)
        }
      }
    }
    return zip(excludes, isUsed).filter { !$0.1 }.map(\.0)
  }

  private func forEachPicture<Failure: Error>(
    of start: Combination, _ labels: String, _ isUsed: inout [Bool],
    _ body: (String, Combination) throws(Failure) -> Void
  ) throws(Failure) {
    var combination = start
    for theme in words[.theme] ?? [] {
      for layout in words[.layout] ?? [] {
        for format in words[.format] ?? [] {
          (combination.theme, combination.layout) = (theme.value, layout.value)
          combination.format = format.value ?? Combination.standardFormat
          var isLeftOut = false
          for (index, exclude) in excludes.enumerated() where exclude.matches(combination) {
            isUsed[index] = true
            isLeftOut = true
          }
          if isLeftOut { continue }
          let rest = [theme.label, layout.label, format.label].compactMap { $0 }
          try body(([labels] + rest).joined(separator: "_"), combination)
        }
      }
    }
  }
}
