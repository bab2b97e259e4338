import Snapshot
import Testing

@Suite("Comparing two pictures")
struct BitmapDifferenceTests {
  private let white = Bitmap(width: 20, height: 10, color: 0xffff_ffff)

  private func changed(_ places: [(x: Int, y: Int)], to color: UInt32 = 0xff00_0000) -> Bitmap {
    var bitmap = white
    for place in places { bitmap.pixels[place.y * bitmap.width + place.x] = color }
    return bitmap
  }

  @Test("Equal pictures have no difference")
  func equal() {
    #expect(BitmapDifference.between(white, white) == BitmapDifference())
  }

  @Test("One pixel by one step is found, in each channel", arguments: [0, 8, 16, 24])
  func oneStep(_ shift: UInt32) {
    let other = changed([(7, 3)], to: 0xffff_ffff - (1 << shift))
    let expected = BitmapDifference(
      pixels: 1, largestStep: 1, first: PixelPoint(x: 7, y: 3), bounds: PixelRect(x: 7, y: 3, width: 1, height: 1))
    #expect(BitmapDifference.between(white, other) == expected)
    #expect(BitmapDifference.between(other, white) == expected)
  }

  @Test("A step within the tolerance is told and not counted")
  func stepWithinTolerance() {
    let other = changed([(1, 1), (2, 1)], to: 0xffff_fcff)
    #expect(
      BitmapDifference.between(white, other, tolerance: Tolerance(step: 3)) == BitmapDifference(largestStep: 3))
    #expect(BitmapDifference.between(white, other, tolerance: Tolerance(step: 2)).pixels == 2)
  }

  @Test(
    "A tolerance's step is exact at both ends",
    arguments: [(-5, 1), (0, 1), (1, 0), (254, 0), (255, 0), (1_000, 0)])
  func steps(_ step: Int, _ pixels: Int) {
    let other = changed([(0, 0)], to: 0xffff_fffe)
    #expect(BitmapDifference.between(white, other, tolerance: Tolerance(step: step)).pixels == pixels)
    let black = changed([(0, 0)], to: 0xff00_0000)
    #expect(BitmapDifference.between(white, black, tolerance: Tolerance(step: step)).pixels == (step < 255 ? 1 : 0))
  }

  @Test("The first pixel is the first row by row, and the bounds hold all")
  func firstAndBounds() {
    let difference = BitmapDifference.between(white, changed([(12, 2), (3, 5), (19, 4)]))
    #expect(difference.first == PixelPoint(x: 12, y: 2))
    #expect(difference.bounds == PixelRect(x: 3, y: 2, width: 17, height: 4))
    #expect(difference.pixels == 3)
  }

  @Test("What the larger picture has alone differs, whatever the step")
  func sizes() {
    let smaller = Bitmap(width: 18, height: 9, color: 0xffff_ffff)
    for tolerance in [Tolerance.exact, Tolerance(step: 255)] {
      let difference = BitmapDifference.between(white, smaller, tolerance: tolerance)
      #expect(difference.pixels == 200 - 162)
      #expect(difference.largestStep == 255)
      #expect(difference.first == PixelPoint(x: 18, y: 0))
      #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 20, height: 10))
      #expect(BitmapDifference.between(smaller, white, tolerance: tolerance) == difference)
    }
  }

  @Test("A wide and a tall picture share their corner alone")
  func crossed() {
    let difference = BitmapDifference.between(
      Bitmap(width: 5, height: 1, color: 1), Bitmap(width: 1, height: 4, color: 1))
    #expect(difference.pixels == 7)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 5, height: 4))
  }

  @Test("Regions are compared by their own corners")
  func regions() {
    let difference = BitmapDifference.between(
      changed([(6, 4)]), PixelRect(x: 5, y: 3, width: 4, height: 4), white,
      PixelRect(x: 0, y: 0, width: 4, height: 4), tolerance: .exact)
    #expect(difference.pixels == 1)
    #expect(difference.first == PixelPoint(x: 1, y: 1))
  }

  @Test("Where both regions reach over an edge there is nothing to compare")
  func overEdges() {
    let over = PixelRect(x: 15, y: -2, width: 10, height: 5)
    #expect(BitmapDifference.between(white, over, white, over, tolerance: .exact).pixels == 0)
    let inside = PixelRect(x: 5, y: 2, width: 10, height: 5)
    #expect(BitmapDifference.between(white, over, white, inside, tolerance: .exact).pixels == 50 - 15)
  }

  @Test("Regions without pixels, outside, or too large for integers are nothing or the picture's part")
  func oddRegions() {
    let huge = PixelRect(x: 0, y: 0, width: Int.max, height: Int.max)
    let away = PixelRect(x: Int.max - 3, y: Int.min, width: Int.max, height: 7)
    let negative = PixelRect(x: 3, y: 3, width: -4, height: Int.min)
    #expect(BitmapDifference.between(white, huge, white, huge, tolerance: .exact).pixels == 0)
    #expect(BitmapDifference.between(white, away, white, negative, tolerance: .exact) == BitmapDifference())
    #expect(BitmapDifference.between(white, away, white, huge, tolerance: .exact).pixels == 200)
  }

  @Test("It agrees with the definition on seeded pictures, regions and tolerances")
  func definition() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<150 {
      let a = randomBitmap(&numbers)
      var b = randomBitmap(&numbers)
      if Bool.random(using: &numbers) { b = a }
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        b.pixels[Int.random(in: 0..<b.pixels.count, using: &numbers)] ^= 1 << UInt32.random(in: 0..<32, using: &numbers)
      }
      let tolerance = Tolerance(
        step: [0, 0, 1, 40, 255].randomElement(using: &numbers) ?? 0,
        density: .init(pixels: 0, side: Int.random(in: 1...5, using: &numbers)))
      let (first, second) = (randomRegion(a, &numbers), randomRegion(b, &numbers))
      let found = BitmapDifference.between(a, first, b, second, tolerance: tolerance)
      let defined = PlainComparison.difference(
        a, first ?? a.bounds, b, second ?? b.bounds, tolerance: tolerance)
      #expect(found == defined, "\(first as Any) \(second as Any) \(tolerance)")
    }
  }

  @Test("Rows longer than a piece are taken apart without a gap")
  func longRows() {
    let long = Bitmap(width: 1_027, height: 3, color: 0xff80_8080)
    for x in [0, 1, 255, 256, 257, 511, 512, 1_023, 1_024, 1_026] {
      var other = long
      other.pixels[1_027 + x] += 1
      let difference = BitmapDifference.between(long, other)
      #expect(difference.pixels == 1 && difference.first == PixelPoint(x: x, y: 1))
      other.pixels[2 * 1_027 + 600] = 0
      #expect(BitmapDifference.between(long, other).bounds?.x == min(x, 600))
      #expect(BitmapDifference.between(long, other).largestStep == 255)
    }
  }

  private func randomBitmap(_ numbers: inout SeededNumbers) -> Bitmap {
    let (width, height) = (Int.random(in: 1...9, using: &numbers), Int.random(in: 1...7, using: &numbers))
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in Bool.random(using: &numbers) ? 0xffff_ffff : 0xffff_fffe })
  }

  private func randomRegion(_ bitmap: Bitmap, _ numbers: inout SeededNumbers) -> PixelRect? {
    guard Bool.random(using: &numbers) else { return nil }
    return PixelRect(
      x: Int.random(in: -3...bitmap.width, using: &numbers), y: Int.random(in: -3...bitmap.height, using: &numbers),
      width: Int.random(in: 0...9, using: &numbers), height: Int.random(in: 0...9, using: &numbers))
  }
}
