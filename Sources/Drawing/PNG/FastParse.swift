/// Says a row in tokens, at each pixel by the first thing that is good enough.
struct FastParse: ~Copyable {
  /// Bytes in a pixel.
  let pixelSize: Int
  private let width: Int
  /// From a byte to the one above it; 0 where that is farther than a match reaches.
  private let stride: Int
  /// The most pixels in a match.
  private let reach: Int
  private var index = RunIndex()

  /// For rows of a width in pixels.
  init(width: Int, pixelSize: Int) {
    self.width = width
    self.pixelSize = pixelSize
    stride = width * pixelSize < DeflateSymbols.maximumDistance ? width * pixelSize + 1 : 0
    reach = DeflateSymbols.maximumLength / pixelSize
  }

  /// Adds a row's tokens: its filter byte, and its pixels.
  mutating func add(_ row: borrowing RowRuns, below above: borrowing RowRuns, to tokens: inout TokenList) {
    tokens.add(literal: 0)
    index.beginRow()
    var place = Place()
    let hasAbove = stride > 0 && above.count > 0
    while place.x < width {
      let run = place.x > place.start ? Int(row.ends[place.run]) &- place.x : 0
      if run >= reach {
        let count = run / reach
        for _ in 0..<count { tokens.add(length: reach &* pixelSize, distance: pixelSize) }
        place.advance(by: count &* reach, row, above, hasAbove)
        continue
      }
      let common = hasAbove ? place.common(row, above, limit: reach) : 0
      if isWorthIt(common, against: run) {
        tokens.add(length: common &* pixelSize, distance: stride)
        place.advance(by: common, row, above, hasAbove)
      } else if run &* pixelSize >= 3 {
        tokens.add(length: run &* pixelSize, distance: pixelSize)
        place.advance(by: run, row, above, hasAbove)
      } else if case let found = seen(place.run, row, above), found.length &* pixelSize >= 6 {
        tokens.add(length: found.length &* pixelSize, distance: found.distance)
        place.advance(by: found.length, row, above, hasAbove)
      } else {
        addLiterals(row.values[place.run], to: &tokens)
        place.advance(by: 1, row, above, hasAbove)
      }
    }
  }

  /// Whether so many pixels like those above are worth their distance's bits, where a run does for some of them.
  ///
  /// The numbers are those that made the default sheet smallest.
  @inline(__always)
  private func isWorthIt(_ common: Int, against run: Int) -> Bool {
    let gain = (common &- run) &* pixelSize
    return run &* pixelSize >= 3 ? gain >= 6 : common &* pixelSize >= (pixelSize == 1 ? 8 : 6)
  }

  /// The pixels from a run's start on that were elsewhere.
  @inline(__always)
  private mutating func seen(
    _ run: Int, _ row: borrowing RowRuns, _ above: borrowing RowRuns
  ) -> (length: Int, distance: Int) {
    pixelSize == 3 ? index.find(run, row, above, stride: stride) : (0, 0)
  }

  @inline(__always)
  private func addLiterals(_ value: UInt32, to tokens: inout TokenList) {
    if pixelSize == 3 {
      tokens.add(literal: UInt8(truncatingIfNeeded: value >> 16))
      tokens.add(literal: UInt8(truncatingIfNeeded: value >> 8))
    }
    tokens.add(literal: UInt8(truncatingIfNeeded: value))
  }
}

/// A pixel in a row, and the runs around it there and in the row above.
private struct Place {
  /// The pixel.
  var x = 0
  /// The run that it is in, and where that begins.
  var run = 0
  var start = 0
  /// The run of the row above that it is under.
  var upper = 0

  @inline(__always)
  mutating func advance(by count: Int, _ row: borrowing RowRuns, _ above: borrowing RowRuns, _ hasAbove: Bool) {
    x &+= count
    while run < row.count, Int(row.ends[run]) <= x {
      start = Int(row.ends[run])
      run &+= 1
    }
    guard hasAbove else { return }
    while upper < above.count, Int(above.ends[upper]) <= x { upper &+= 1 }
  }

  /// How many pixels from here on are as those above, up to a limit.
  @inline(__always)
  func common(_ row: borrowing RowRuns, _ above: borrowing RowRuns, limit: Int) -> Int {
    var (lower, upper) = (run, upper)
    var end = x
    while row.values[lower] == above.values[upper] {
      let (mine, its) = (Int(row.ends[lower]), Int(above.ends[upper]))
      end = min(mine, its)
      if mine != its || end >= row.width || end &- x >= limit { break }
      lower &+= 1
      upper &+= 1
    }
    return min(end &- x, limit)
  }
}
