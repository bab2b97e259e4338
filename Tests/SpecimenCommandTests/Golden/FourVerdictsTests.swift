#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Snapshot
import TestSupport
import Testing

/// Four changes, each of another kind: each has its own verdict, and it is the right one.
@Suite("A font's byte, a library's version, a style's size, a pixel: four verdicts")
struct FourVerdictsTests {
  private let golden = GoldenCommand()

  @Test("One byte of a font that moves a point of an outline")
  func font() throws {
    golden.recordText()
    let manifest = try golden.manifest()
    let body = try #require(manifest.shapes.first { $0.text == "Body" })
    let file = golden.path("fonts/SpecimenSerif-Medium.ttf")
    var font = PatchedFont("SpecimenSerif-Medium.ttf")
    // Far enough for a pixel's coverage to change by one of its 24 steps.
    font.movePoint(ofGlyph: Int(try #require(body.glyphs.first).id), by: 32)
    unlink(file)
    _ = golden.scratch.write(font.bytes, as: "fonts/SpecimenSerif-Medium.ttf")
    let run = golden.run("verify")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.contains(": font 'SpecimenSerif-Medium.ttf' changed") == true, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("  body at large, custom: ") && $0.contains("outlines") }, "\(run.output)")
    // Headline is set in the bold face, and no fallback is of this family.
    #expect(!lines.contains { $0.hasPrefix("  headline") || $0.contains("fallback") }, "\(run.output)")
    #expect(run.code == 1)
  }

  @Test("A library's version: glyphs are compared in place of pixels, they agree, and that is said (S12)")
  func library() throws {
    golden.recordText()
    var manifest = try golden.manifest()
    let index = try #require(manifest.libraries.firstIndex { $0.name == "FreeType" })
    manifest.libraries[index].version = "2.0.0"
    _ = golden.scratch.write(Array(manifest.text.utf8), as: "museo.goldens/grid.manifest")
    let run = golden.run("verify")
    #expect(run.output == "museo.yaml: 22 cells have the recorded glyphs, outlines, advances, faces and sizes\n")
    #expect(run.messages.hasPrefix("note: FreeType 2.0.0 → "), "\(run.messages)")
    #expect(run.messages.contains("pixels were not"))
    #expect(run.code == 0)
    #expect(golden.run("verify", ["museo.yaml"], ["--pixels"]).code == 0)
  }

  @Test("A style's size in the document: that style's cell, with both sizes")
  func size() {
    golden.recordText()
    golden.write(size: 18)
    let run = golden.run("verify")
    #expect(run.output.hasPrefix("museo.yaml: 1 of 22 cells differs: document 'museo.yaml' changed\n"))
    #expect(run.output.contains("\n  body at large, custom: size 17 → 18 pt; pixels differ\n"))
    #expect(run.code == 1)
  }

  @Test("A pixel of the golden image by one step: that cell, by pixels alone")
  func pixel() throws {
    _ = golden.run("record")
    let cell = try #require(golden.manifest().cells.first { $0.name.text == "caption1@large.custom" })
    try golden.editImage { image in
      let index = (cell.place.y + cell.place.height / 2) * image.width + cell.place.x
      image.pixels[index] = image.pixels[index] & 0xFF == 0xFF ? image.pixels[index] - 1 : image.pixels[index] + 1
    }
    let run = golden.run("verify")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "museo.yaml: 1 of 22 cells differs: only the pixels changed", "\(run.output)")
    #expect(lines.contains("  caption1 at large, custom: 1 px differs, largest step 1"), "\(run.output)")
    #expect(lines.contains("  note: the golden image and its manifest do not belong together"))
    #expect(run.code == 1)
    #expect(golden.run("record").output == "museo.yaml: recorded 22 cells in 'museo.goldens'\n")
    #expect(golden.run("verify").code == 0)
  }
}
