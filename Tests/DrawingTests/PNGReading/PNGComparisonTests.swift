import Drawing
import Snapshot
import TestSupport
import Testing

@Suite("Comparing two PNGs")
struct PNGComparisonTests {
  /// A picture of 12 x 100 pixels with some of them changed by one step of one channel.
  private func picture(
    _ kind: TestPNG.Kind, isInterlaced: Bool = false, width: Int = 12, changing places: [(x: Int, y: Int)] = []
  ) -> TestPNG {
    var png = TestPNG(width: width, height: 100, kind: kind, isInterlaced: isInterlaced) { x, y, channel in
      let isChanged = channel == 0 && !places.isEmpty && places.contains { $0 == (x, y) }
      return channel == 3 || (kind == .greyAlpha && channel == 1) ? 255 : (x + y) % 100 + (isChanged ? 1 : 0)
    }
    if kind == .palette { png.palette = (0..<256).flatMap { [UInt8($0), UInt8($0), UInt8($0)] } }
    return png
  }

  private func compare(
    _ expected: TestPNG, _ actual: TestPNG, _ tolerance: Tolerance = .exact
  ) throws -> BitmapDifference {
    let difference = try PNGComparison.compare(expected.file, actual.file, tolerance: tolerance)
    let whole = try BitmapDifference.between(
      PNGReading.read(expected.file), nil, PNGReading.read(actual.file), nil, tolerance: tolerance)
    #expect(difference == whole)
    return difference
  }

  @Test("The same picture differs nowhere, however it is kept", arguments: TestPNG.Kind.allCases)
  func same(_ kind: TestPNG.Kind) throws {
    let file = picture(kind).file
    for other in TestPNG.Kind.allCases {
      for isInterlaced in [false, true] {
        let difference = try PNGComparison.compare(file, picture(other, isInterlaced: isInterlaced).file)
        #expect(difference == BitmapDifference(), "\(other) \(isInterlaced)")
      }
    }
  }

  @Test(
    "One pixel that differs by one step is found, in the first, any and the last row", arguments: [0, 15, 16, 63, 99])
  func pixel(_ y: Int) throws {
    for kind in TestPNG.Kind.allCases {
      let difference = try compare(picture(.rgb), picture(kind, changing: [(7, y)]))
      #expect(difference.pixels == 1 && difference.largestStep == 1 && difference.first == PixelPoint(x: 7, y: y))
      #expect(difference.bounds == PixelRect(x: 7, y: y, width: 1, height: 1))
    }
  }

  @Test("The most in a window are counted over the rows between that do not differ", arguments: [1, 2, 5, 30])
  func density(_ side: Int) throws {
    let places = [(3, 2), (5, 2), (4, 3), (4, 8), (5, 12), (10, 40), (11, 68), (11, 70), (0, 99)]
    for kind in [TestPNG.Kind.rgb, .rgba] {
      let tolerance = Tolerance(density: Tolerance.Density(pixels: 2, side: side))
      let difference = try compare(picture(.rgb), picture(kind, changing: places), tolerance)
      #expect(difference.pixels == 9 && difference.densest == [1: 1, 2: 2, 5: 3, 30: 5][side])
    }
  }

  @Test("A step within the tolerance is no difference")
  func step() throws {
    let difference = try compare(picture(.rgb), picture(.rgb, changing: [(1, 1)]), Tolerance(step: 1))
    #expect(difference.pixels == 0 && difference.largestStep == 1)
  }

  @Test("Pictures of other sizes are compared on the larger canvas")
  func sizes() throws {
    #expect(try compare(picture(.rgb), picture(.rgb, width: 13)).pixels == 100)
  }

  @Test("What can't be read is told, the expected picture's first")
  func errors() {
    let (good, bad) = (picture(.rgb).file, Array(picture(.rgb).file.dropLast(30)))
    #expect(throws: PNGComparisonError.actual(.endsEarly(bytes: bad.count))) { try PNGComparison.compare(good, bad) }
    #expect(throws: PNGComparisonError.expected(.endsEarly(bytes: bad.count))) {
      try PNGComparison.compare(bad, good)
    }
    #expect(throws: PNGComparisonError.expected(.empty)) { try PNGComparison.compare([], good) }
    #expect(throws: PNGComparisonError.actual(.trailingBytes(2))) { try PNGComparison.compare(good, good + [0, 0]) }
    #expect(throws: PNGComparisonError.expected(.trailingBytes(1))) { try PNGComparison.compare(good + [0], good) }
  }

  @Test("A row that can't be unfiltered is told, wherever it is", arguments: [0, 50, 99])
  func damaged(_ row: Int) {
    let png = picture(.rgb)
    var rows = png.rows
    rows[row * 37] = 9
    let bad = png.file(TestPNG.zlib(rows))
    #expect(throws: PNGComparisonError.self) { try PNGComparison.compare(png.file, bad) }
    #expect(throws: PNGComparisonError.self) { try PNGComparison.compare(bad, png.file) }
  }
}
