import Snapshot

/// A sheet of two styles and three cells, as a manifest; tests change what they are about.
enum SmallManifest {
  /// The SHA-256 that the tests give a font or a document: one digit, 64 times.
  static func digest(_ digit: Character) -> String { String(repeating: digit, count: 64) }

  /// A static face that draws the custom column, and a variable one.
  static var fonts: [FontRecord] {
    [
      FontRecord(name: "MuseoSans-300", file: "MuseoSans-300.otf", sha256: digest("a")),
      FontRecord(name: "Inter", file: "Inter[opsz,wght].ttf", sha256: digest("b")),
    ]
  }

  /// "Body" in the static face; "Tip" in it, with a kerned last glyph; "Body" in the variable face.
  static var shapes: [ShapeRecord] {
    [
      ShapeRecord(
        font: 0, text: "Body",
        glyphs: [(36, 612), (82, 560.5), (71, 577), (92, 512)].map { ShapeRecord.Glyph(id: $0, advance: $1) },
        outlines: Fingerprint(0x11)),
      ShapeRecord(
        font: 1, instance: "opsz=17 wght=400", text: "Body",
        glyphs: [(37, 654.297), (83, 609), (72, 612), (93, 560)].map { ShapeRecord.Glyph(id: $0, advance: $1) },
        outlines: Fingerprint(0x22)),
      ShapeRecord(
        font: 0, text: "Tip",
        glyphs: [
          ShapeRecord.Glyph(id: 55, advance: 540), ShapeRecord.Glyph(id: 76, advance: 240),
          ShapeRecord.Glyph(id: 83, advance: 580, xOffset: -12, yOffset: 3.25),
        ], outlines: Fingerprint(0x33)),
    ]
  }

  /// A cell in each column of "body", and one of "tip".
  static var cells: [CellRecord] {
    [
      CellRecord(
        name: CellName("body@large.custom"), pointSize: 17, shapes: [0],
        place: PixelRect(x: 120, y: 340, width: 33, height: 15), pixels: Fingerprint(0xA1)),
      CellRecord(
        name: CellName("body@large.fallback"), pointSize: 17, shapes: [1],
        place: PixelRect(x: 120, y: 372, width: 36, height: 16), pixels: Fingerprint(0xA2)),
      CellRecord(
        name: CellName("tip@AX3.custom"), pointSize: 40.5, shapes: [2],
        place: PixelRect(x: 640, y: 410, width: 70, height: 32), pixels: Fingerprint(0xA3)),
    ]
  }

  /// The whole.
  static var manifest: Manifest {
    Manifest(
      tool: "specimen 0.1.0",
      libraries: [
        LibraryRecord(name: "FreeType", version: "2.12.1"), LibraryRecord(name: "HarfBuzz", version: "6.0.0"),
      ],
      document: DocumentRecord(name: "museo.yaml", sha256: digest("c")),
      table: TableRecord(platform: "ios", fingerprint: Fingerprint(0x7A_B1E)), scale: 1,
      page: PageRecord(width: 800, height: 600, fingerprint: Fingerprint(0x9A_9E)),
      image: ImageRecord(bytes: 12_345, fingerprint: Fingerprint(0xF11E)), fonts: fonts, shapes: shapes, cells: cells)
  }

  /// Its text, which Manifests.md shows too.
  static let text = """
    specimen golden 1
    tool specimen 0.1.0
    library FreeType 2.12.1
    library HarfBuzz 6.0.0
    document museo.yaml sha256 cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
    table ios 000000000007ab1e
    scale 1
    page 800 x 600 0000000000009a9e
    image 12345 bytes 000000000000f11e
    font MuseoSans-300 MuseoSans-300.otf sha256 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    font Inter Inter[opsz,wght].ttf sha256 bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
    shapes
    MuseoSans-300
      "Body" 36 82 71 92
        11b0fb 0000000000000011 612 560.5 577 512
    Inter
      "Body" 37 83 72 93
        6b7e92 "opsz=17 wght=400" 0000000000000022 654.297 609 612 560
    MuseoSans-300
      "Tip" 55 76 83
        41fc87 0000000000000033 540 240 580@-12,3.25
    cells
    body
      large.custom 17 11b0fb 33x15 00000000000000a1
      large.fallback 17 6b7e92 36x16 00000000000000a2
    tip
      AX3.custom 40.5 41fc87 70x32 00000000000000a3
    places
    body 120,340 120,372
    tip 640,410
    end 3 cells cba35743e4225872

    """
}
