import Drawing
import Testing

@Suite("The levels of masks")
struct CoverageLevelTests {
  @Test("Coverage becomes the nearest of 24 levels; nothing stays nothing, and the whole the whole")
  func levels() {
    // Sixteen at a time and one by one, from any place on.
    for start in [0, 1, 17, 240] {
      var bytes = (start...255).map { UInt8($0) }
      let count = bytes.count
      bytes.withUnsafeMutableBufferPointer { buffer in
        if let first = buffer.baseAddress { CoverageLevels.replace(first, count: count) }
      }
      #expect(bytes == (start...255).map { UInt8((Double($0) * 24 / 255).rounded()) })
    }
  }

  @Test("Levels are opaque in even steps, rounded")
  func alphas() {
    #expect(
      CoverageLevels.alphas == [
        0, 11, 21, 32, 43, 53, 64, 74, 85, 96, 106, 117, 128, 138, 149, 159, 170, 181, 191, 202, 213, 223, 234, 244,
        255,
      ])
    #expect(CoverageLevels.full == 24)
  }

  @Test("Two levels of a pixel are added, up to the whole, each byte by itself")
  func sums() {
    for one in UInt64(0)...24 {
      for other in UInt64(0)...24 {
        let sum = CoverageLevels.sum(one << 40 | 24 << 48 | 3, other << 40 | 1 << 48 | 4 << 56)
        #expect(sum == min(24, one + other) << 40 | 24 << 48 | 4 << 56 | 3)
      }
    }
  }
}
