import Foundation
import Testing
import Typeface

@Suite("Fonts in disguise")
struct FontCipherTests {
  /// An identifier with white space of every kind in it, as an EPUB's metadata may have.
  private static let identifier = "urn:uuid:\tA1B0D67E-2E81-4DF5\n-9E67-A64CBE366809 \r"
  private static let ciphers: [FontCipher] = [.xor(key: [0x5A, 0xA5, 0x0F]), .idpf(identifier: identifier)]

  private func box() throws -> [UInt8] { try TestFonts.bytes("SpecimenBox-Regular.ttf") }

  private func hash(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { SHA256.hexadecimal($0) } }

  @Test(
    "SHA-1 is that of FIPS 180's examples, and Python's",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
      ("Füchse", "cb7bd27fc1b71239be1866a60e24eefc6486945b"),
    ])
  func sha1(_ text: String, _ hash: String) {
    let digest = SHA1.digest(Array(text.utf8))
    #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test("C3: xor and idpf give what Python's hashlib and a loop of XOR give")
  func reference() throws {
    let xor = try Self.ciphers[0].encoded(box())
    #expect(xor.prefix(6) == [0x5A, 0xA4, 0x0F, 0x5A, 0xA5, 0x05])
    #expect(hash(xor) == "89efc05b04d2db74dbaeb903abb085b5e4243d5c6e35d7d24b3d70f8dd7a7ff2")
    let idpf = try Self.ciphers[1].encoded(box())
    #expect(
      idpf.prefix(20) == [
        202, 222, 164, 238, 195, 53, 71, 216, 12, 220, 113, 114, 173, 242, 186, 120, 44, 129, 88, 110,
      ]
    )
    #expect(hash(idpf) == "c94d69636bbf26d6fc9f0ae04d764dcc1d2d365749703a1bd4de559bfa2960fb")
  }

  @Test("C3: each is undone by its own inverse", arguments: ciphers)
  func inverse(_ cipher: FontCipher) throws {
    let plain = try box()
    let disguised = try cipher.encoded(plain)
    #expect(hash(disguised) != hash(plain))
    #expect(hash(try cipher.decoded(disguised)) == hash(plain))
    #expect(hash(try cipher.encoded(disguised)) == hash(plain))
    #expect(try cipher.decoded([]).isEmpty)
  }

  @Test("idpf changes the first 1,040 bytes and no other, by a key of 20 bytes that repeats")
  func first1040() throws {
    let zeros = [UInt8](repeating: 0, count: 1100)
    let disguised = try Self.ciphers[1].encoded(zeros)
    #expect(disguised[1040...].allSatisfy { $0 == 0 })
    for start in stride(from: 0, to: 1040, by: 20) { #expect(disguised[start..<start + 20] == disguised[..<20]) }
    #expect(disguised[..<20] == SHA1.digest(Array("urn:uuid:A1B0D67E-2E81-4DF5-9E67-A64CBE366809".utf8))[...])
  }

  @Test("Only XML's white space is taken out of an identifier, and a no-break space is not that")
  func whiteSpace() throws {
    let zeros = [UInt8](repeating: 0, count: 20)
    let plain = try FontCipher.idpf(identifier: "ab").encoded(zeros)
    #expect(try FontCipher.idpf(identifier: " a\u{9}\u{D}\u{A}b ").encoded(zeros) == plain)
    #expect(try FontCipher.idpf(identifier: "a\u{A0}b").encoded(zeros) != plain)
    #expect(try FontCipher.idpf(identifier: "a\u{B}b").encoded(zeros) != plain)
  }

  @Test("A file shorter than 1,040 bytes is disguised whole", arguments: ciphers)
  func short(_ cipher: FontCipher) throws {
    let packed = try TestFonts.bytes("packed/SpecimenBox-Regular.woff2")
    #expect(packed.count == 660)
    let disguised = try cipher.encoded(packed)
    #expect(disguised.count == 660)
    #expect(disguised.suffix(20) != packed.suffix(20))
    let library = FontLibrary()
    #expect(library.load(bytes: disguised, name: "a.woff2", cipher: cipher).result == .loaded)
    #expect(library.faces.map(\.postScriptName) == ["SpecimenBox-Regular"])
  }

  @Test("C3: a disguised file loads as the font that it is, and stays disguised on the disk", arguments: ciphers)
  func file(_ cipher: FontCipher) throws {
    let folder = try ScratchFolder()
    let disguised = try cipher.encoded(box())
    let path = try folder.write(disguised, "box.ttf")
    #expect(FontLibrary().load(file: path).result != .loaded)
    let library = FontLibrary()
    let report = library.load(file: path, cipher: cipher)
    #expect(report.result == .loaded)
    #expect(report.notes.isEmpty)
    #expect(report.path == path)
    let face = try #require(library.match("SpecimenBox-Regular")?.face)
    #expect(face.sha256 == hash(try box()))
    #expect(hash(face.withFontBytes { Array($0) }) == hash(try box()))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["box.ttf"])
    #expect(hash([UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))) == hash(disguised))
    // The plain font is the same font.
    #expect(library.load(file: TestFonts.path("SpecimenBox-Regular.ttf")).result == .alreadyLoaded)
  }

  @Test("One face of a disguised collection can be taken in", arguments: ciphers)
  func collection(_ cipher: FontCipher) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(cipher.encoded(TestFonts.bytes("SpecimenCollection.ttc")), "c.ttc")
    let library = FontLibrary()
    library.load(file: path, index: 1, cipher: cipher)
    #expect(library.faces.map(\.postScriptName) == ["SpecimenTriangles"])
  }

  @Test("C3: a folder's files are all read by its cipher", arguments: ciphers)
  func directory(_ cipher: FontCipher) throws {
    let folder = try ScratchFolder()
    for name in ["SpecimenSerif-Bold.ttf", "SpecimenSans-Bold.otf"] {
      try folder.write(cipher.encoded(TestFonts.bytes(name)), name)
    }
    try folder.write(box(), "plain.ttf")
    let library = FontLibrary()
    let reports = try library.load(directory: folder.path, cipher: cipher)
    #expect(library.faces.map(\.postScriptName) == ["SpecimenSans-Bold", "SpecimenSerif-Bold"])
    #expect(
      reports.last?.refusal
        == "no font format found after \(cipher), but the file is a font without it (FreeType 0x02)")
  }

  @Test("A wrong key is asked about", arguments: [FontCipher.xor(key: [1]), .idpf(identifier: "another")])
  func wrongKey(_ cipher: FontCipher) throws {
    let disguised = try Self.ciphers[0].encoded(box())
    let refusal = FontLibrary().load(bytes: disguised, name: "a.ttf", cipher: cipher).refusal
    #expect(refusal == "no font format found after \(cipher); is the key right? (FreeType 0x02)")
    #expect(cipher.description == (cipher == .xor(key: [1]) ? "xor" : "idpf"))
  }

  @Test("C3: a plug-in is a closure of the program's, passed in by name")
  func plugin() throws {
    let plugins: FontPlugins = ["backwards": { bytes in Array(bytes.reversed()) }]
    let cipher = FontCipher.plugin(name: "backwards")
    let library = FontLibrary()
    let report = library.load(bytes: try box().reversed(), name: "a.ttf", cipher: cipher, plugins: plugins)
    #expect(report.result == .loaded)
    let folder = try ScratchFolder()
    try folder.write(try TestFonts.bytes("SpecimenSerif-Bold.ttf").reversed(), "serif.ttf")
    try library.load(directory: folder.path, cipher: cipher, plugins: plugins)
    #expect(library.faces.map(\.postScriptName) == ["SpecimenBox-Regular", "SpecimenSerif-Bold"])
  }

  @Test("A plug-in that throws, or gives nothing or too much, is told in the file's report")
  func badPlugin() throws {
    struct Locked: Error, CustomStringConvertible {
      var description: String { "the lock\nis shut" }
    }
    let plugins: FontPlugins = [
      "throws": { _ in throw Locked() }, "nothing": { _ in [] }, "much": { $0 + $0 }, "text": { _ in [0x61, 0x62] },
    ]
    let library = FontLibrary(limits: FontLimits(maximumFileSize: 5000))
    let refusals = try ["throws", "nothing", "much", "text"].map { name in
      library.load(bytes: try box(), name: "a.ttf", cipher: .plugin(name: name), plugins: plugins).refusal
    }
    #expect(
      refusals == [
        "the plug-in 'throws' could not read it: the lock is shut",
        "the plug-in 'nothing' made nothing of the file",
        "the plug-in 'much' made 9,408 bytes of the file, over the limit of 5,000 bytes",
        "no font format found after the plug-in 'text', but the file is a font without it (FreeType 0x02)",
      ])
    #expect(library.faces.isEmpty)
  }

  @Test("A cipher that cannot work is an error for a folder, and a file's report says it")
  func impossible() throws {
    let plugins: FontPlugins = ["rot13": { $0 }, "vault": { $0 }]
    let folder = try ScratchFolder()
    let path = try folder.write(box(), "box.ttf")
    let errors: [(FontCipher, FontError)] = [
      (.xor(key: []), .emptyKey), (.idpf(identifier: " \t\r\n"), .emptyIdentifier),
      (.plugin(name: "rot-13"), .unknownPlugin(name: "rot-13", nearest: ["rot13"])),
      (.plugin(name: "zzzzzz"), .unknownPlugin(name: "zzzzzz", nearest: [])),
    ]
    for (cipher, error) in errors {
      #expect(throws: error) {
        try FontLibrary().load(directory: folder.path, cipher: cipher, plugins: plugins)
      }
      let report = FontLibrary().load(file: path, cipher: cipher, plugins: plugins)
      #expect(report.refusal == error.description)
    }
    #expect(throws: FontError.pluginOnlyReads(name: "vault")) {
      try FontCipher.plugin(name: "vault").encoded([1])
    }
  }

  @Test(
    "Errors say what is wrong and what to do",
    arguments: [
      (.emptyKey, "the key of 'xor' is empty", "give at least one byte"),
      (
        .emptyIdentifier, "the identifier of 'idpf' is empty", "give the unique identifier of the publication"
      ),
      (
        .unknownPlugin(name: "rot-13", nearest: ["rot13", "rot12"]), "no plug-in 'rot-13' to read fonts with",
        "did you mean 'rot13' or 'rot12'?"
      ),
      (
        .unknownPlugin(name: "a", nearest: []), "no plug-in 'a' to read fonts with",
        "plug-ins are closures that a program passes in by name"
      ),
      (.pluginFailed(name: "a", reason: "b\nc"), "the plug-in 'a' could not read it: b c", nil),
      (
        .pluginOnlyReads(name: "a"), "the plug-in 'a' reads disguised fonts and cannot make them",
        "disguise the file with 'xor' or 'idpf', or with the plug-in's own tool"
      ),
    ] as [(FontError, String, String?)])
  func wording(_ error: FontError, _ text: String, _ hint: String?) {
    #expect(error.description == text)
    #expect(error.hint == hint)
  }

  @Test("A21: a disguised face keeps the fsType that forbids embedding it", arguments: ciphers)
  func embedding(_ cipher: FontCipher) throws {
    let library = FontLibrary()
    library.load(
      bytes: try cipher.encoded(TestFonts.bytes("SpecimenRestricted.ttf")), name: "a.ttf", cipher: cipher)
    #expect(library.faces.first?.embedding.allowsEmbedding == false)
  }
}
