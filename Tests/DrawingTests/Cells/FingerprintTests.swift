import Drawing
import Snapshot
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  @Test(
    "They are XXH3 with 64 bits, as the reference implementation gives it",
    arguments: [
      ("", 0x2d06_8005_38d3_94c2), ("a", 0xe6c6_32b6_1e96_4e1f), ("abc", 0x78af_5f94_892f_3950),
    ] as [(String, UInt64)])
  func vectors(_ text: String, _ bits: UInt64) { #expect(Fingerprint(of: Array(text.utf8)).bits == bits) }

  @Test("Bytes that come in pieces have the fingerprint of the whole")
  func stream() {
    let bytes = Array(String(repeating: "specimen", count: 100).utf8)
    #expect(Fingerprint(of: bytes).bits == 0xbf4d_d871_525a_ebc3)
    for size in [1, 7, 240, 799] {
      var stream = FingerprintStream()
      for start in stride(from: 0, to: bytes.count, by: size) {
        stream.add(Array(bytes[start..<min(bytes.count, start + size)]))
      }
      #expect(stream.finish() == Fingerprint(of: bytes))
    }
  }

  @Test("Where one text ends and the next begins counts")
  func texts() {
    func fingerprint(_ texts: [String]) -> Fingerprint {
      var stream = FingerprintStream()
      for text in texts { stream.add(text) }
      return stream.finish()
    }
    #expect(fingerprint(["ab", "c"]) != fingerprint(["a", "bc"]))
    #expect(fingerprint(["ab", "c"]) == fingerprint(["ab", "c"]))
  }
}
