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

  @Test("Of what one thing leaves of a pixel, another covers its share, each byte by itself")
  func unions() {
    for one in UInt64(0)...24 {
      for other in UInt64(0)...24 {
        let union = CoverageLevels.union(one << 40 | 24 << 48 | 3, other << 40 | 1 << 48 | 4 << 56)
        // 1 - (1 - a)(1 - b), in 24ths.
        let together = 24 - Double(24 - one) * Double(24 - other) / 24
        #expect(abs(Double(union >> 40 & 0xFF) - together) <= 0.5)
        #expect(union & ~(0xFF << 40) == 24 << 48 | 4 << 56 | 3)
      }
    }
    #expect(CoverageLevels.union(0x0C0C_0000_0000_0000, 0x0C00_000C_0000_0000) == 0x120C_000C_0000_0000)
  }
}
