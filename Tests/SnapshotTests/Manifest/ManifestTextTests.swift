import Snapshot
import Testing

@Suite("A manifest's text")
struct ManifestTextTests {
  /// The lines of a text that the other doesn't have at the same place from the top or the bottom.
  private static func changedLines(_ first: String, _ second: String) -> [Substring] {
    second.split(separator: "\n").difference(from: first.split(separator: "\n")).insertions.map { change in
      switch change {
      case .insert(_, let line, _), .remove(_, let line, _): line
      }
    }
  }

  @Test("A small manifest is written like this, and read back")
  func exact() throws {
    #expect(SmallManifest.manifest.text == SmallManifest.text)
    #expect(try Manifest(text: SmallManifest.text) == SmallManifest.manifest)
  }

  @Test("What a drawing hasn't got has no line")
  func bare() throws {
    let manifest = Manifest(
      tool: "my tests", libraries: [], scale: 2, page: PageRecord(width: 1, height: 1, fingerprint: Fingerprint(0)),
      fonts: [], shapes: [],
      cells: [
        CellRecord(
          name: CellName("badge"), pointSize: nil, shapes: [], place: PixelRect(x: -1, y: 0, width: 0, height: 0),
          pixels: Fingerprint(.max))
      ])
    #expect(
      manifest.text == """
        specimen golden 1
        tool my tests
        scale 2
        page 1 x 1 0000000000000000
        shapes
        cells
        -
          badge - - 0x0 ffffffffffffffff
        places
        - -1,0
        end 1 cell 3f0e77cc7692f11b

        """)
    #expect(try Manifest(text: manifest.text) == manifest)
  }

  @Test("One cell's pixels change its line and the last, whatever else is there")
  func oneCell() {
    var manifest = SmallManifest.manifest
    manifest.cells[1].pixels = Fingerprint(0xBEEF)
    let changed = Self.changedLines(SmallManifest.text, manifest.text)
    #expect(changed.count == 2)
    #expect(changed.first == "  large.fallback 17 6b7e92 36x16 000000000000beef")
  }

  @Test("A style that moved changes its line of places, and no cell's")
  func places() {
    var manifest = SmallManifest.manifest
    for index in manifest.cells.indices { manifest.cells[index].place.y += 4 }
    let changed = Self.changedLines(SmallManifest.text, manifest.text)
    #expect(changed.dropLast() == ["body 120,344 120,376", "tip 640,414"])
  }

  @Test("A font's digest, and a shape that comes before others, change no line of other shapes and cells")
  func leastNoise() {
    var manifest = SmallManifest.manifest
    manifest.fonts[0].sha256 = SmallManifest.digest("d")
    #expect(Self.changedLines(SmallManifest.text, manifest.text).count == 2)
    manifest = SmallManifest.manifest
    manifest.shapes.insert(ShapeRecord(font: 1, text: "", glyphs: [], outlines: Fingerprint(5)), at: 0)
    for index in manifest.cells.indices { manifest.cells[index].shapes = manifest.cells[index].shapes.map { $0 + 1 } }
    let changed = Self.changedLines(SmallManifest.text, manifest.text)
    #expect(changed.dropLast().map(String.init) == ["Inter", #"  """#, "    9d9f3e 0000000000000005"])
  }

  @Test(
    "Names and texts of any kind are written on one line and read back",
    arguments: [
      "", " ", "-", "end", "cells", "places", "shapes", "<<<<<<< HEAD", "=======", "#2", "a b", "a  b", "\"", "\\",
      "\\n",
      "line\nbreak", "\r\n", "tab\t", "\u{202E}reversed", "e\u{301}", "é", "漢字", "مرحبا", "👩‍👩‍👧", "\u{0}", "\u{FEFF}",
      "\u{100000}",
      "a@b.c", "x+y", "1x2", "3,4", "|", "'",
    ])
  func strings(_ text: String) throws {
    var manifest = SmallManifest.manifest
    manifest.tool = text
    manifest.libraries[0] = LibraryRecord(name: text, version: text)
    manifest.document = DocumentRecord(name: text, sha256: "-")
    manifest.table?.platform = text
    manifest.fonts = manifest.fonts.map { FontRecord(name: text, file: text, sha256: $0.sha256) }
    for index in manifest.shapes.indices {
      manifest.shapes[index].text = text
      manifest.shapes[index].instance = text
    }
    manifest.cells[0].name = CellName("\(text)@\(text).custom")
    manifest.cells[1].name = CellName(text)
    let written = manifest.text
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}") })
    let read = try Manifest(text: written)
    #expect(read == manifest)
    #expect(read.text == written)
    #expect(Array(read.shapes[0].text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "Numbers have the fewest digits that read back",
    arguments: [
      (0, "0"), (-0.0, "0"), (17, "17"), (560.5, "560.5"), (0.1, "0.1"), (654.297, "654.297"), (1e-7, "1e-07"),
      (-12.25, "-12.25"), (1e9, "1000000000"), (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ digits: String) throws {
    var manifest = SmallManifest.manifest
    manifest.cells[0].pointSize = value
    #expect(manifest.text.contains("\n  large.custom \(digits) 11b0fb "))
    #expect(try Manifest(text: manifest.text).cells[0].pointSize == value)
  }

  @Test("Fonts of one name are told apart, and so are shapes that are alike")
  func doubles() throws {
    var manifest = SmallManifest.manifest
    manifest.fonts[1].name = manifest.fonts[0].name
    manifest.shapes[1] = manifest.shapes[0]
    manifest.shapes[2].font = 1
    #expect(manifest.text.contains("\nMuseoSans-300 #2\n"))
    #expect(manifest.text.contains("\n    11b0fb.2 "))
    #expect(try Manifest(text: manifest.text) == manifest)
  }

  @Test("A checkout with carriage returns is read like the file that was committed")
  func carriageReturns() throws {
    let text = SmallManifest.text.split(separator: "\n").map { $0 + "\r\n" }.joined()
    #expect(try Manifest(text: text) == SmallManifest.manifest)
  }
}
