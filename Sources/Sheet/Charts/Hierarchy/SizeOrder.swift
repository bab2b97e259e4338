/// Where sizes that are in one order at a category are in another order, or alike, at others.
///
/// Styles of one size there have no order, and so none that could be turned over.
package struct SizeOrder {
  /// Two rows that are not as they are at the default category.
  package struct Pair: Hashable, Sendable {
    /// The row that is larger at the default category, and the one that is smaller.
    package var larger: Int
    package var smaller: Int
    /// The columns at which it is so, in order.
    package var columns: [Int]

    /// Pairs two rows.
    package init(larger: Int, smaller: Int, columns: [Int]) {
      self.larger = larger
      self.smaller = smaller
      self.columns = columns
    }
  }

  /// Rows that change places: at these columns the smaller one is larger.
  package private(set) var inversions: [Pair] = []
  /// Rows that are alike at these columns.
  package private(set) var ties: [Pair] = []

  /// Looks through rows of sizes, nil where one is unknown; `base` has each row's size at the default category.
  ///
  /// Pairs come by the larger row, then by the smaller one.
  package init(_ rows: [[Double?]], base: [Double?]) {
    for larger in rows.indices {
      guard let largerBase = base[larger] else { continue }
      for smaller in rows.indices {
        guard let smallerBase = base[smaller], smallerBase < largerBase else { continue }
        var inverted: [Int] = []
        var alike: [Int] = []
        for (column, (first, second)) in zip(rows[larger], rows[smaller]).enumerated() {
          guard let first, let second else { continue }
          if second > first { inverted.append(column) } else if second == first { alike.append(column) }
        }
        if !inverted.isEmpty { inversions.append(Pair(larger: larger, smaller: smaller, columns: inverted)) }
        if !alike.isEmpty { ties.append(Pair(larger: larger, smaller: smaller, columns: alike)) }
      }
    }
  }

  /// Where the lines of an inverted pair cross: columns with a fraction, 2.5 half way between the third and the fourth.
  ///
  /// `heights` are the rows' places on the scale, nil where one is unknown. Lines that meet at a column and part as they
  /// came don't cross.
  package static func crossings(_ pair: Pair, _ heights: [[Double?]]) -> [Double] {
    var crossings: [Double] = []
    // The last column at which the two were apart, and by how much.
    var last: (column: Int, distance: Double)?
    for (column, (first, second)) in zip(heights[pair.larger], heights[pair.smaller]).enumerated() {
      guard let first, let second else {
        last = nil
        continue
      }
      let distance = first - second
      guard distance != 0 else { continue }
      if let last, (last.distance > 0) != (distance > 0) {
        if column == last.column + 1 {
          crossings.append(Double(last.column) + last.distance / (last.distance - distance))
        } else {
          // They ran together in between: they part where that ends.
          crossings.append(Double(column - 1))
        }
      }
      last = (column, distance)
    }
    return crossings
  }
}
