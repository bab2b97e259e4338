import Testing
import Typeface

@Suite("Files that are known beforehand")
struct KnownDigestTests {
  private static let box = "SpecimenBox-Regular.ttf"

  /// Where a face has this hash, it came from the list: it is no file's.
  private static let listed = String(repeating: "0", count: 64)

  /// That of `sha256sum Fonts/test/SpecimenBox-Regular.ttf`.
  private static let hashed = "f8da1aa6dfece7a05680648e9d784910e085950d9727d41d42e508c924a0ea78"

  // Length and XXH3 are those of `xxhsum -H2 Fonts/test/SpecimenBox-Regular.ttf` (xxHash 0.8.1).
  private static func known(
    count: Int = 4704, high: UInt64 = 0xB5EE_7677_1F31_83C2, low: UInt64 = 0xB6A6_F1D5_46F4_4962
  ) -> KnownDigest {
    KnownDigest(count: count, high: high, low: low, sha256: listed)
  }

  private func hash(_ bytes: [UInt8], _ known: [KnownDigest]) throws -> String? {
    let folder = try ScratchFolder()
    try folder.write(bytes, "font.ttf")
    let library = FontLibrary()
    let reports = try library.load(directory: folder.path, known: known)
    return reports.first?.faces.first.map { library[$0].sha256 }
  }

  @Test("A file of the known length and XXH3 has the hash of the list, wherever it stands there")
  func same() throws {
    let bytes = try TestFonts.bytes(Self.box)
    #expect(try hash(bytes, [Self.known()]) == Self.listed)
    #expect(try hash(bytes, [Self.known(high: 1), Self.known(count: 1), Self.known()]) == Self.listed)
  }

  @Test(
    "A file that differs from the known one in length or in either half of its XXH3 is hashed",
    arguments: [
      [], [known(count: 4703)], [known(count: 4705)], [known(count: 0)], [known(high: 0)], [known(low: 0)],
      [known(high: 0xB6A6_F1D5_46F4_4962, low: 0xB5EE_7677_1F31_83C2)],
    ])
  func other(_ known: [KnownDigest]) throws {
    #expect(try hash(try TestFonts.bytes(Self.box), known) == Self.hashed)
  }

  @Test("A font that was changed in one byte, its length kept, is hashed")
  func changed() throws {
    var bytes = try TestFonts.bytes(Self.box)
    bytes[bytes.count - 1] ^= 1
    #expect(try hash(bytes, [Self.known()]) == bytes.withUnsafeBytes { SHA256.hexadecimal($0) })
  }

  @Test("Fonts of any other folder are hashed, the known font's own bytes among them")
  func otherFolder() throws {
    let folder = try ScratchFolder()
    try folder.write(try TestFonts.bytes(Self.box), "font.ttf")
    let library = FontLibrary()
    try library.load(directory: folder.path)
    #expect(try library.load(directory: folder.path, known: [Self.known()]).map(\.result) == [.alreadyLoaded])
    #expect(library.faces.map(\.sha256) == [Self.hashed])
  }
}
