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

  /// The pixels, away from the clips' edges, that are neither as without clips nor, outside of them, white.
  private func wrongPixels(_ clipped: Bitmap, _ whole: Bitmap) -> Int {
    var count = 0
    for y in 0..<clipped.height {
      for x in 0..<clipped.width {
        let (left, top) = (Double(x) / 4, Double(y) / 4)
        // The second line's rows, the fourth's, and all others, which have no clip.
        let clip: (x: ClosedRange<Double>, y: ClosedRange<Double>)? =
          (32..<60).contains(top) ? (30...99.75, 30...53.75) : top < 90 ? nil : (0...61.75, 100...109.75)
        if let clip, [clip.x.lowerBound, clip.x.upperBound].contains(where: { abs($0 - left) < 0.6 }) { continue }
        if let clip, [clip.y.lowerBound, clip.y.upperBound].contains(where: { abs($0 - top) < 0.6 }) { continue }
        let isSeen = clip.map { $0.x.contains(left) && $0.y.contains(top) } ?? true
        if abs(clipped.ink(x, y) - (isSeen ? whole.ink(x, y) : 0)) > 4 { count += 1 }
      }
    }
    return count
  }

  @Test("An SVG's clips keep what is in them, and nothing else", arguments: SVGRenderer.present)
  func svg(_ renderer: SVGRenderer) throws {
    let whole = try renderer.picture(page(slab, clips: false), slab, scale: 4)
    let clipped = try renderer.picture(page(slab), slab, scale: 4)
    #expect(wrongPixels(clipped, whole) == 0 && clipped.inkArea < 0.8 * whole.inkArea)
  }

  @Test(
    "A PDF's clips keep what is in them, and nothing else", .enabled(if: ProcessRun.has("pdftoppm")),
    arguments: ["SpecimenSerif-Medium.ttf", "SpecimenSans-Regular.otf", "SpecimenRestricted.ttf"])
  func pdf(_ file: String) throws {
    let library = TestFaces.library(file)
    let pictures = try [true, false].map { clips in
      let path = try pdf(page(library, clips: clips), library)
      let run = try #require(
        ProcessRun.run("pdftoppm", ["-r", "288", "-png", "-singlefile", path, "\(folder.path)/a"]))
      return try #require(Bitmap(png: folder.read("a.png")), "\(run.output)")
    }
    #expect(wrongPixels(pictures[0], pictures[1]) == 0 && pictures[0].inkArea < 0.8 * pictures[1].inkArea)
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
