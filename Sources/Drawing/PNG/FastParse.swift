/// Says a row of pixels of three bytes in tokens, at each pixel by the first thing that is good enough.
struct FastParse: ~Copyable {
  /// Bytes in a pixel.
  private static let pixelSize = 3
  private let width: Int
  /// The most pixels in a match.
  private static let reach = DeflateSymbols.maximumLength / pixelSize
  private var index = RunIndex()

  /// For rows of a width in pixels.
  init(width: Int) { self.width = width }

  /// Begins a part that refers to no row before it.
  mutating func beginPart() { index = RunIndex() }

  /// Adds a row's tokens: its filter byte, and its pixels.
  ///
  /// `distance` is from a byte to that of the row above, 0 where that is farther than a match reaches or there is none.
  mutating func add(
    _ row: borrowing RowRuns, below above: borrowing RowRuns, distance: Int, to tokens: inout TokenList
  ) {
    let (pixelSize, reach) = (Self.pixelSize, Self.reach)
    tokens.add(literal: 0)
    index.beginRow()
    var place = Place(row, below: above, hasAbove: distance > 0)
    while place.x < width {
      let run = place.x > place.start ? place.end &- place.x : 0
      if run >= reach {
        let count = run / reach
        tokens.add(longestMatches: count, distance: pixelSize)
        place.advance(by: count &* reach, row, above)
        continue
      }
      let common = place.isAsAbove(above) ? place.common(row, above, limit: reach) : 0
      if isWorthIt(common, against: run) {
        tokens.add(length: common &* pixelSize, distance: distance)
        place.advance(by: common, row, above)
      } else if run > 0 {
        tokens.add(length: run &* pixelSize, distance: pixelSize)
        place.advance(by: run, row, above)
      } else if case let found = index.find(place.run, place.start, row, above, stride: distance), found.length >= 2 {
        tokens.add(length: found.length &* pixelSize, distance: found.distance)
        place.advance(by: found.length, row, above)
      } else {
        tokens.add(pixel: place.value)
        place.advance(by: 1, row, above)
      }
    }
  }

  /// Whether so many pixels like those above are worth their distance's bits, where a run does for some of them.
  ///
  /// The numbers are those that made the default sheet smallest.
  @inline(__always)
  private func isWorthIt(_ common: Int, against run: Int) -> Bool {
    run > 0 ? common &- run >= 2 : common >= 2
  }
}

/// A pixel in a row, and the runs around it there and in the row above.
private struct Place {
  /// The pixel.
  var x = 0
  /// The run that it is in, its colour, where it begins and where it ends.
  var run = 0
  var value: UInt32
  var start = 0
  var end: Int
  /// The run of the row above that it is under, and where that ends: nowhere when there is no row above.
  private var upper = 0
  private var upperEnd: Int

  @inline(__always)
  init(_ row: borrowing RowRuns, below above: borrowing RowRuns, hasAbove: Bool) {
    (value, end) = (row.values[0], Int(row.ends[0]))
    upperEnd = hasAbove ? Int(above.ends[0]) : .max
  }

  @inline(__always)
  mutating func advance(by count: Int, _ row: borrowing RowRuns, _ above: borrowing RowRuns) {
    x &+= count
    guard x < row.width else { return }
    while end <= x {
      start = end
      run &+= 1
      end = Int(row.ends[run])
    }
    value = row.values[run]
    while upperEnd <= x {
      upper &+= 1
      upperEnd = Int(above.ends[upper])
    }
  }

  /// Whether the pixel above is alike.
  @inline(__always)
  func isAsAbove(_ above: borrowing RowRuns) -> Bool { upperEnd != .max && value == above.values[upper] }

  /// How many pixels from here on are as those above, up to a limit; the first one is.
  @inline(__always)
  func common(_ row: borrowing RowRuns, _ above: borrowing RowRuns, limit: Int) -> Int {
    var (lower, upper) = (run, upper)
    var (mine, its) = (end, upperEnd)
    var place = min(mine, its)
    while mine == its, place < row.width, place &- x < limit {
      lower &+= 1
      upper &+= 1
      guard row.values[lower] == above.values[upper] else { break }
      (mine, its) = (Int(row.ends[lower]), Int(above.ends[upper]))
      place = min(mine, its)
    }
    return min(place &- x, limit)
  }
}
