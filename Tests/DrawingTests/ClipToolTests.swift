import Drawing
import Sheet
import TestSupport
import Testing
import Typeface

@Suite("Clipped text, read and drawn by other programs")
struct ClipToolTests {
  let slab = TestFaces.library("SpecimenSerif-Medium.ttf")
  let folder = ScratchFolder()

  /// Clipped lines between others, which stand where they do without.
  private func page(_ library: FontLibrary, clips: Bool = true) -> Frame {
    var frame = Fixtures.page(220, 130)
    frame.language = "en"
    for (row, clip) in [nil, ClipTests.rect(30, 30, 70, 24), nil, ClipTests.rect(0, 100, 62, 10)].enumerated() {
      guard
        case .text(var text) = Fixtures.text(
          "Hamburg 123", library, size: 24, x: 8, y: Double(24 + 29 * row), color: row == 1 ? Fixtures.red : .black)
      else { continue }
      text.clip = clips ? clip : nil
      frame.items.append(.text(text))
    }
    return frame
  }

  private func pdf(_ frame: Frame, _ library: FontLibrary) throws -> String {
    folder.write(try PDFDrawing.draw(frame, fonts: library).bytes, as: "a.pdf")
  }

  private func expectSame(_ theirs: Bitmap, _ ours: Bitmap, _ bound: Double) {
    let error = theirs.rootMeanSquare(from: ours)
    #expect(error < bound, "\(error)")
    #expect(abs(theirs.inkArea / ours.inkArea - 1) < 0.01, "\(theirs.inkArea / ours.inkArea)")
  }

  @Test("An SVG's clips look as our exact picture's", arguments: SVGRenderer.present)
  func svg(_ renderer: SVGRenderer) throws {
    let ours = try Fixtures.bitmap(page(slab), slab, PNGOptions(scale: 4, raster: .exact))
    expectSame(try renderer.picture(page(slab), slab, scale: 4), ours, renderer == .librsvg ? 0.2 : 8)
  }

  @Test(
    "A PDF's clips look as our exact picture's, in text and outlines", .enabled(if: ProcessRun.has("pdftoppm")),
    arguments: ["SpecimenSerif-Medium.ttf", "SpecimenSans-Regular.otf", "SpecimenRestricted.ttf"])
  func pdf(_ file: String) throws {
    let library = TestFaces.library(file)
    let ours = try Fixtures.bitmap(page(library), library, PNGOptions(scale: 4, raster: .exact))
    let path = try pdf(page(library), library)
    let run = try #require(
      ProcessRun.run("pdftoppm", ["-r", "288", "-png", "-singlefile", path, "\(folder.path)/a"]))
    let theirs = try #require(Bitmap(png: folder.read("a.png")), "\(run.output)")
    // Measured: up to 48, where unclipped text has up to 24: this only keeps gross faults out. What is outside is exact.
    expectSame(theirs, ours, 60)
    // Nothing is left outside of the clips: below the second line's, and right of the fourth's.
    for x in 0..<theirs.width { #expect(theirs.ink(x, 4 * 55) == 0) }
    for y in 4 * 91..<theirs.height { #expect(theirs.ink(4 * 63, y) == 0) }
  }

  @Test("A PDF's clipped text can be selected, between tags that are whole", .enabled(if: ProcessRun.has("qpdf")))
  func text() throws {
    let path = try pdf(page(slab), slab)
    let check = try #require(ProcessRun.run("qpdf", ["--check", path]))
    #expect(check.status == 0 && check.output.contains("No syntax or stream encoding errors found"), "\(check.output)")
    guard let read = ProcessRun.run("pdftotext", ["-enc", "UTF-8", path, "-"]) else { return }
    #expect(read.output.split(separator: "\n").filter { $0 == "Hamburg 123" }.count == 4, "\(read.output)")
    let structure = ProcessRun.run("pdfinfo", ["-struct-text", path])?.output ?? ""
    #expect(structure.components(of: "Hamburg 123") == 4, "\(structure)")
  }
}

extension String {
  fileprivate func components(of words: String) -> Int {
    split(separator: words, omittingEmptySubsequences: false).count - 1
  }
}
