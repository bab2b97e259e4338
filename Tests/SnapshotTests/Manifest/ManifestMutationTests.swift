import Snapshot
import Testing

@Suite("A damaged manifest")
struct ManifestMutationTests {
  /// The manifest that bytes are read as, or nil where they are refused.
  private static func read(_ bytes: [UInt8]) -> Manifest? { try? Manifest(bytes: bytes) }

  @Test("However much is cut off, it is refused; without its last line feed it is the same")
  func truncations() {
    let bytes = Array(SmallManifest.text.utf8)
    for length in 0..<bytes.count - 1 where Self.read(Array(bytes[..<length])) != nil {
      Issue.record("the first \(length) bytes are taken for a manifest")
    }
    #expect(Self.read(bytes.dropLast()) == SmallManifest.manifest)
  }

  @Test("Of 2,000 mutations none is taken for a manifest with other contents", arguments: 0..<4)
  func mutations(_ part: Int) {
    var numbers = SeededNumbers(seed: UInt64(part))
    let whole = Array(SmallManifest.text.utf8)
    let interesting: [UInt8] = Array("0123456789abcdef \"\\\n\r-+.,@#e<=>|".utf8) + [0x00, 0x80, 0xC3, 0xFF]
    var refused = 0
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let index = Int.random(in: 0..<bytes.count, using: &numbers)
        let byte = interesting.randomElement(using: &numbers) ?? 0
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[index] = byte
        case 1: bytes.insert(byte, at: index)
        case 2: bytes.remove(at: index)
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &numbers))
        }
      }
      switch Self.read(bytes) {
      case nil: refused += 1
      case SmallManifest.manifest: break
      default: Issue.record("taken for another manifest: \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(refused > 450)
  }

  @Test("Of 1,000 mutations with their checksum made right none makes the reader stop", arguments: 0..<4)
  func mutationsBeyondTheChecksum(_ part: Int) {
    var numbers = SeededNumbers(seed: UInt64(100 + part))
    let lines = SmallManifest.text.split(separator: "\n").dropLast().map { Array($0.utf8) }
    var accepted = 0
    for _ in 0..<250 {
      var lines = lines
      let line = Int.random(in: 1..<lines.count, using: &numbers)
      if Bool.random(using: &numbers) {
        lines[line][Int.random(in: 0..<lines[line].count, using: &numbers)] = UInt8.random(
          in: 0x20...0x7E, using: &numbers)
      } else {
        lines.swapAt(line, Int.random(in: 1..<lines.count, using: &numbers))
      }
      let body: [UInt8] = lines.flatMap { (line: [UInt8]) -> [UInt8] in line + [0x0A] }
      var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in body { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      guard let read = Self.read(body + Array("end 3 cells \(Fingerprint(checksum))\n".utf8)) else { continue }
      accepted += 1
      if (try? Manifest(text: read.text)) != read { Issue.record("what was read isn't written as it is") }
    }
    #expect(accepted > 10)
  }
}
