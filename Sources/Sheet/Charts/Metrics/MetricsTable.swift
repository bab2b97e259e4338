internal import TypeSystem
internal import Typeface

/// The numbers of a pair of faces: a row a height where there is room beside the words, else a column a height.
struct MetricsTable {
  /// From the first row's top to the last one's bottom, in points.
  let height: Double
  /// Rows of labels; the first of each is flush left, the others flush right.
  private let rows: [[Label]]
  private let ends: [Double]

  private static let pitch = 13.0

  init(
    _ custom: FaceHeights?, _ fallback: FaceHeights?, _ comparison: FaceComparison?, _ labels: LabelSetter,
    _ columns: MetricsColumns, width: Double
  ) throws(SheetError) {
    var cells: [[LabelSetter.Piece]] = [
      [labels.quiet("em / 1000"), labels.ink("custom", .bold), labels.quiet("fallback"), labels.quiet("ratio")]
    ]
    for measure in FaceHeights.Measure.allCases where measure != .baseline {
      cells.append([
        labels.quiet(measure.rawValue), labels.ink(custom?.words(measure, labels.minus) ?? "no font", .bold),
        labels.ink(fallback?.words(measure, labels.minus) ?? "no font"),
        labels.ink(FaceHeights.ratio(measure, custom, fallback) ?? labels.dash),
      ])
    }
    // How wide and how bold text runs has no line to be drawn at.
    for (name, measure, ratio) in [
      ("width", \FaceMeasures.averageWidth, comparison?.widthRatio), ("stem", \.stem, comparison?.stemRatio),
    ] {
      let numbers = [comparison?.custom, comparison?.fallback].map { measures in
        measures.flatMap { $0[keyPath: measure] }.map { Decimals.short(($0 * 1000).rounded()) } ?? labels.dash
      }
      cells.append([
        labels.quiet(name), labels.ink(numbers[0], .bold), labels.ink(numbers[1]),
        labels.ink(ratio.map { Decimals.ratio($0) } ?? labels.dash),
      ])
    }
    cells.append([
      labels.quiet("lines from"), labels.quiet(custom?.source.rawValue ?? labels.dash),
      labels.quiet(fallback?.source.rawValue ?? labels.dash), labels.quiet(""),
    ])
    if columns.isTableBelow { cells = (0..<4).map { row in cells.map { $0[row] } } }
    var rows: [[Label]] = []
    for row in cells {
      var set: [Label] = []
      for piece in row { set.append(try labels.set([piece])) }
      rows.append(set)
    }
    self.rows = rows
    let count = rows[0].count
    ends =
      columns.isTableBelow
      ? (1..<count).map {
        MetricsColumns.labelWidth + (width - MetricsColumns.labelWidth) / Double(count - 1) * Double($0)
      } : columns.tableEnds
    height = Double(rows.count) * Self.pitch
  }

  func paint(into builder: inout FrameBuilder, left: Double, top: Double, _ palette: Palette) {
    for (index, row) in rows.enumerated() {
      let baseline = (top + Double(index) * Self.pitch).rounded() + 9
      builder.label(row[0], x: left, baseline: baseline)
      for (label, end) in zip(row.dropFirst(), ends) {
        builder.label(label, x: left + end - label.width, baseline: baseline)
      }
      if index == 0, let end = ends.last {
        builder.rectangle(x: left, y: baseline + 3, width: end, height: 0.5, palette.hairline)
      }
    }
  }
}
