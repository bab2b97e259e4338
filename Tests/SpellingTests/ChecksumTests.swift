import Spelling
import Testing

@Suite("Checksums are the published ones")
struct ChecksumTests {
  // The test suite of http://www.isthe.com/chongo/tech/comp/fnv/, FNV-1a with 64 bits.
  @Test(
    "FNV-1a",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func fnv1a(_ text: String, _ bits: UInt64) {
    #expect(FNV1a.of(text) == bits)
  }
}
