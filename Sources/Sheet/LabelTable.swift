/// Labels in rows and columns, each column as wide as its widest label.
struct LabelTable {
  private(set) var rows: [[Label]]
  private(set) var columnWidths: [Double]

  static let gap = 14.0
  static let pitch = 12.0
  /// White above each group but the first: a group begins where its first column says what it is.
  static let groupGap = 6.0

  /// A table of rows of equally many labels; a column is at least as wide as its entry in `minimumWidths`.
  init(_ rows: [[Label]], minimumWidths: [Double] = []) {
    self.rows = rows
    columnWidths = (0..<(rows.first?.count ?? 0)).map { column in
      let minimum = column < minimumWidths.count ? minimumWidths[column] : 0
      return rows.reduce(minimum) { max($0, $1[column].width) }.rounded(.up)
    }
  }

  /// How wide the table is, in points.
  var width: Double { columnWidths.reduce(-Self.gap) { $0 + $1 + Self.gap } }

  /// Paints the table from its first baseline down and returns its last baseline.
  func paint(into builder: inout FrameBuilder, x left: Double, baseline first: Double) -> Double {
    var baseline = first - Self.pitch
    for (index, row) in rows.enumerated() {
      baseline += Self.pitch
      if index > 0, row[0].width > 0 { baseline += Self.groupGap }
      var x = left
      for (label, width) in zip(row, columnWidths) {
        builder.label(label, x: x, baseline: baseline)
        x += width + Self.gap
      }
    }
    return baseline
  }
}
