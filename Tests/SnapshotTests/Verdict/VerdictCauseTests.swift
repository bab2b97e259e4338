import Snapshot
import Testing

@Suite("Why a sheet isn't its golden")
struct VerdictCauseTests {
  private static func verdict(_ change: (inout Manifest) -> Void) -> Verdict {
    var actual = SmallManifest.manifest
    change(&actual)
    return Verdict.compare(expected: SmallManifest.manifest, actual: actual, comparesPixelsAnyway: true)
  }

  private static func newPixels(_ manifest: inout Manifest, _ cells: Int...) {
    for cell in cells { manifest.cells[cell].pixels = Fingerprint(0xDEAD) }
  }

  private static var museo: Cause {
    .font(name: "MuseoSans-300.otf", old: SmallManifest.digest("a"), new: SmallManifest.digest("d"))
  }

  @Test("Nothing recorded differs but pixels: only the pixels changed")
  func onlyPixels() {
    #expect(Self.verdict { Self.newPixels(&$0, 0) }.causes == [.onlyPixels])
  }

  @Test("Of two fonts, the one that changed is the cause, for the cells that use it")
  func oneFont() {
    let verdict = Self.verdict { manifest in
      manifest.fonts[0].sha256 = SmallManifest.digest("d")
      manifest.shapes[0].outlines = Fingerprint(1)
      Self.newPixels(&manifest, 0, 1)
    }
    #expect(verdict.causes == [Self.museo, .onlyPixels])
    #expect(verdict.cells.map(\.causes) == [[Self.museo], [.onlyPixels], []])
  }

  @Test("A font that changed where no cell did is a note")
  func fontWithoutCells() {
    let verdict = Self.verdict { $0.fonts[1].sha256 = SmallManifest.digest("d") }
    #expect(verdict.passes && verdict.causes.isEmpty)
    #expect(verdict.notes == ["font 'Inter[opsz,wght].ttf' changed, and no cell is different for it"])
  }

  @Test("A font file under another name with the same contents is a note at most")
  func renamedFont() {
    let verdict = Self.verdict { manifest in
      manifest.fonts[0].file = "Museo.otf"
      Self.newPixels(&manifest, 0)
    }
    #expect(verdict.causes == [.onlyPixels])
    #expect(verdict.notes == ["font 'MuseoSans-300.otf' is called 'Museo.otf' now, with the same contents"])
  }

  @Test("A font under another name and with other contents is the cause by its new file's name")
  func renamedAndChangedFont() {
    let verdict = Self.verdict { manifest in
      manifest.fonts[0] = FontRecord(name: "MuseoSans-300", file: "Museo.otf", sha256: SmallManifest.digest("d"))
      Self.newPixels(&manifest, 0)
    }
    #expect(
      verdict.causes == [.font(name: "Museo.otf", old: SmallManifest.digest("a"), new: SmallManifest.digest("d"))])
    #expect(verdict.notes.isEmpty)
  }

  @Test("A face that is called otherwise in a file that changed is the file's change")
  func renamedFace() {
    let verdict = Self.verdict { manifest in
      manifest.fonts[0].name = "MuseoSans-Light"
      manifest.fonts[0].sha256 = SmallManifest.digest("d")
      Self.newPixels(&manifest, 0)
    }
    #expect(verdict.causes == [Self.museo])
    #expect(verdict.cells[0].found == "face MuseoSans-300 → MuseoSans-Light; pixels differ")
  }

  @Test("A face that is gone, and what stands in for it, are named where nothing else explains it")
  func goneFont() {
    let verdict = Self.verdict { manifest in
      manifest.fonts[0] = FontRecord(name: "Arial", file: "Arial.ttf", sha256: SmallManifest.digest("e"))
      Self.newPixels(&manifest, 0)
    }
    #expect(
      verdict.causes.map(\.description) == [
        "font 'MuseoSans-300.otf' is not used any more (sha256 aaaaaaaa…)",
        "font 'Arial.ttf' was not used before (sha256 eeeeeeee…)",
      ])
  }

  @Test("A new size comes from the document; of the same document it comes from the table")
  func documentAndTable() {
    let byDocument = Self.verdict { manifest in
      manifest.document?.sha256 = SmallManifest.digest("f")
      manifest.cells[0].pointSize = 18
      Self.newPixels(&manifest, 0)
    }
    #expect(byDocument.causes == [.document(name: "museo.yaml")])
    let byTable = Self.verdict { manifest in
      manifest.table?.fingerprint = Fingerprint(1)
      manifest.cells[0].pointSize = 18
      Self.newPixels(&manifest, 0, 2)
    }
    #expect(byTable.causes == [.table(old: "ios", new: "ios"), .onlyPixels])
  }

  @Test("A document that changed where no cell did is a note, and so is one that has another name only")
  func documentWithoutCells() {
    let changed = Self.verdict { $0.document?.sha256 = SmallManifest.digest("f") }
    #expect(changed.passes)
    #expect(changed.notes == ["document 'museo.yaml' changed, and no cell is different for it"])
    let renamed = Self.verdict { $0.document?.name = "other.yaml" }
    #expect(renamed.notes == ["document 'museo.yaml' is called 'other.yaml' now, with the same contents"])
  }

  @Test("A colour that the document changed shows in the pixels alone")
  func documentAndPixels() {
    let verdict = Self.verdict { manifest in
      manifest.document?.sha256 = SmallManifest.digest("f")
      Self.newPixels(&manifest, 0)
    }
    #expect(verdict.causes == [.document(name: "museo.yaml")])
  }

  @Test("A new font and a new size in one cell have both causes, the font first")
  func fontAndSize() {
    let verdict = Self.verdict { manifest in
      manifest.fonts[0].sha256 = SmallManifest.digest("d")
      manifest.document?.sha256 = SmallManifest.digest("f")
      manifest.cells[0].pointSize = 18
      manifest.shapes[0].glyphs[0].advance = 700
      Self.newPixels(&manifest, 0)
    }
    #expect(verdict.cells[0].causes == [Self.museo, .document(name: "museo.yaml")])
    #expect(verdict.cells[0].found == "size 17 → 18 pt; advance 38.4 → 42.3 pt; pixels differ")
  }

  @Test("Other glyphs come from the library, unless the font changed too")
  func libraryOrFont() {
    let library = Cause.library(name: "HarfBuzz", old: "6.0.0", new: "8.3.0")
    let byLibrary = Self.verdict { manifest in
      manifest.libraries[1].version = "8.3.0"
      manifest.shapes[0].glyphs[0].id = 1
      Self.newPixels(&manifest, 0)
    }
    #expect(byLibrary.causes == [library])
    let byFont = Self.verdict { manifest in
      manifest.libraries[1].version = "8.3.0"
      manifest.fonts[0].sha256 = SmallManifest.digest("d")
      manifest.shapes[0].glyphs[0].id = 1
      Self.newPixels(&manifest, 0)
    }
    #expect(byFont.causes == [Self.museo])
    #expect(byFont.notes == ["HarfBuzz 6.0.0 → 8.3.0, and no cell is different for it"])
  }

  @Test("Libraries that came and went are told with a version and none")
  func libraries() {
    let verdict = Self.verdict { manifest in
      manifest.libraries[0] = LibraryRecord(name: "libpng", version: "1.6.39")
      Self.newPixels(&manifest, 0)
    }
    #expect(
      verdict.causes == [
        .library(name: "libpng", old: "-", new: "1.6.39"), .library(name: "FreeType", old: "2.12.1", new: "-"),
      ])
  }

  @Test("The program's version is the cause of what nothing else explains")
  func tool() {
    let cause = Cause.tool(old: "specimen 0.1.0", new: "specimen 0.2.0")
    let unexplained = Self.verdict { manifest in
      manifest.tool = "specimen 0.2.0"
      Self.newPixels(&manifest, 0)
    }
    #expect(unexplained.causes == [cause])
    let explained = Self.verdict { manifest in
      manifest.tool = "specimen 0.2.0"
      manifest.document?.sha256 = SmallManifest.digest("f")
      manifest.cells[0].pointSize = 18
      Self.newPixels(&manifest, 0)
    }
    #expect(explained.causes == [.document(name: "museo.yaml")])
    #expect(explained.notes == ["tool specimen 0.1.0 → specimen 0.2.0, and no cell is different for it"])
  }

  @Test("Another scale is a cause beside whatever else changed a cell")
  func scale() {
    let verdict = Self.verdict { manifest in
      manifest.scale = 2
      manifest.document?.sha256 = SmallManifest.digest("f")
      manifest.cells[0].pointSize = 18
      Self.newPixels(&manifest, 0, 1, 2)
    }
    #expect(
      verdict.cells.map(\.causes) == [
        [.document(name: "museo.yaml"), .scale(old: 1, new: 2)], [.scale(old: 1, new: 2)], [.scale(old: 1, new: 2)],
      ])
    #expect(verdict.causes == [.document(name: "museo.yaml"), .scale(old: 1, new: 2)])
  }

  @Test("What no manifest holds is the cause where all that they hold is the same")
  func drawing() {
    let verdict = Self.verdict { manifest in
      manifest.cells[0].pointSize = 18
      Self.newPixels(&manifest, 0)
    }
    #expect(verdict.causes == [.drawing])
  }

  @Test("New cells come from the document, and from another platform's table")
  func newCells() {
    let byDocument = Self.verdict { manifest in
      manifest.document?.sha256 = SmallManifest.digest("f")
      manifest.cells[0].name = CellName("new@large.custom")
    }
    #expect(byDocument.causes == [.document(name: "museo.yaml")])
    let byPlatform = Self.verdict { manifest in
      manifest.table = TableRecord(platform: "macos", fingerprint: Fingerprint(1))
      manifest.cells.removeLast()
    }
    #expect(byPlatform.causes == [.table(old: "ios", new: "macos")])
  }

  @Test("A drawing without document and table has none as a cause")
  func ownDrawing() {
    var golden = SmallManifest.manifest
    golden.document = nil
    golden.table = nil
    var actual = golden
    Self.newPixels(&actual, 0)
    #expect(Verdict.compare(expected: golden, actual: actual).causes == [.onlyPixels])
    actual.document = SmallManifest.manifest.document
    #expect(Verdict.compare(expected: golden, actual: actual).causes == [.document(name: "museo.yaml")])
  }
}
