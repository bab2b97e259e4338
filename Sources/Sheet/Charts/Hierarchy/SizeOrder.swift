/// Where sizes that are in one order at a category are in another order, or alike, at others.
///
/// Styles of one size there have no order, and so none that could be turned over.
package struct SizeOrder {
  /// Two rows that are not as they are at the default category, with their columns.
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

  /// Two rows that change places somewhere: there may be hundreds of thousands of them.
  package struct Change: Hashable, Sendable {
    /// The row that is larger at the default category.
    package var larger: Int
    /// The row that overtakes it.
    package var smaller: Int
  }

  /// All rows that change places, by the larger row, then by the smaller one.
  package private(set) var changes: [Change] = []
  /// The first of ``changes``, as many as are named: at these columns the smaller one is larger.
  package private(set) var inversions: [Pair] = []
  /// The first rows that are alike, as many as are named, at these columns.
  package private(set) var ties: [Pair] = []
  /// How many pairs are alike somewhere, the named ones among them.
  package private(set) var tieCount = 0
  /// For each row and column, whether it is alike there with one that it is not alike with at the default category.
  package private(set) var isTied: [[Bool]]

  /// Looks through rows of sizes, nil where one is unknown; `base` has each row's size at the default category, nil for a
  /// row without a rank.
  ///
  /// Pairs come by the larger row, then by the smaller one; `named` of each kind have their columns listed.
  package init(_ rows: [[Double?]], base: [Double?], named: Int) {
    isTied = rows.map { Array(repeating: false, count: $0.count) }
    for larger in rows.indices {
      guard let largerBase = base[larger] else { continue }
      for smaller in rows.indices {
        guard let smallerBase = base[smaller], smallerBase < largerBase else { continue }
        compare(larger, smaller, rows, named: named)
      }
    }
  }

  private mutating func compare(_ larger: Int, _ smaller: Int, _ rows: [[Double?]], named: Int) {
    var isInverted = false
    var isAlike = false
    for column in 0..<min(rows[larger].count, rows[smaller].count) {
      guard let first = rows[larger][column], let second = rows[smaller][column], second >= first else { continue }
      if second > first {
        isInverted = true
      } else {
        isAlike = true
        isTied[larger][column] = true
        isTied[smaller][column] = true
      }
    }
    if isInverted {
      if inversions.count < named { inversions.append(Self.pair(larger, smaller, rows) { $0 > $1 }) }
      changes.append(Change(larger: larger, smaller: smaller))
    }
    if isAlike {
      if ties.count < named { ties.append(Self.pair(larger, smaller, rows) { $0 == $1 }) }
      tieCount += 1
    }
  }

  private static func pair(
    _ larger: Int, _ smaller: Int, _ rows: [[Double?]], where holds: (Double, Double) -> Bool
  ) -> Pair {
    let columns = zip(rows[smaller], rows[larger]).enumerated().compactMap { column, sizes -> Int? in
      guard let small = sizes.0, let large = sizes.1 else { return nil }
      return holds(small, large) ? column : nil
    }
    return Pair(larger: larger, smaller: smaller, columns: columns)
  }

  /// Where two lines cross: columns with a fraction, 2.5 half way between the third and the fourth.
  ///
  /// `first` and `second` are the rows' places on the scale, nil where one is unknown. Lines that meet at a column and part
  /// as they came don't cross.
  package static func crossings(_ first: [Double?], _ second: [Double?]) -> [Double] {
    var crossings: [Double] = []
    // The last column at which the two were apart, and by how much.
    var last: (column: Int, distance: Double)?
    for (column, (first, second)) in zip(first, second).enumerated() {
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
