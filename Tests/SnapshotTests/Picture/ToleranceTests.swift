import Snapshot
import Testing

@Suite("Tolerances")
struct ToleranceTests {
  @Test(
    "So many pixels are forgiven and no more",
    arguments: [(0, 0, true), (1, 0, false), (5, 5, true), (6, 5, false), (0, -1, true)])
  func pixels(_ found: Int, _ allowed: Int, _ isForgiven: Bool) {
    #expect(Tolerance(pixels: allowed).forgives(BitmapDifference(pixels: found)) == isForgiven)
  }

  @Test("A cluster is not forgiven where scattered pixels are")
  func density() {
    let white = Bitmap(width: 40, height: 40, color: 0xffff_ffff)
    var scattered = white
    var clustered = white
    for n in 0..<4 {
      scattered.pixels[n * 10 * 40 + n * 10] = 0xff00_0000
      clustered.pixels[(20 + n / 2) * 40 + 20 + n % 2] = 0xff00_0000
    }
    let tolerance = Tolerance(pixels: 4, density: .init(pixels: 2, side: 5))
    #expect(tolerance.forgives(.between(white, scattered, tolerance: tolerance)))
    #expect(!tolerance.forgives(.between(white, clustered, tolerance: tolerance)))
    #expect(Tolerance(pixels: 4).forgives(.between(white, clustered, tolerance: Tolerance(pixels: 4))))
  }

  @Test("The fullest window is counted exactly", arguments: [(1, 1), (2, 2), (3, 3), (9, 3), (0, 1), (Int.max, 3)])
  func windows(_ side: Int, _ densest: Int) {
    var bitmap = Bitmap(width: 9, height: 9, color: 0xffff_ffff)
    for place in [(4, 4), (5, 5), (6, 4)] { bitmap.pixels[place.1 * 9 + place.0] = 0xff00_0000 }
    let tolerance = Tolerance(density: .init(pixels: 0, side: side))
    let white = Bitmap(width: 9, height: 9, color: 0xffff_ffff)
    #expect(BitmapDifference.between(white, bitmap, tolerance: tolerance).densest == densest)
  }
}
