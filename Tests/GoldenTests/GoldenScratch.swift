#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Drawing
import Golden
import Sheet
import Snapshot
import TestSupport
import Typeface

/// A small sheet of the test faces, and a folder for its golden.
struct GoldenScratch {
  let scratch = ScratchFolder()
  let library = TestFaces.library("SpecimenBox-Regular.ttf", "SpecimenSans-Regular.otf")

  var store: GoldenStore { GoldenStore(folder: path("sheet.goldens")) }

  static let makers = GoldenMakers(tool: "specimen 0.1.0")

  func path(_ name: String) -> String { "\(scratch.path)/\(name)" }

  /// A frame of two cells, each a line of text with a label under it, and a heading that is in none.
  func frame(_ first: String = "Ab", _ second: String = "cd", size: Double = 20) -> Frame {
    var frame = Frame(size: Frame.Size(width: 200, height: 100))
    frame.items = [text("heading", size: 10, x: 5, y: 12)]
    for (index, sample) in [first, second].enumerated() {
      let x = 10 + Double(index) * 90
      let start = frame.items.count
      frame.items.append(text(sample, size: index == 0 ? size : 20, x: x, y: 50.3))
      frame.items.append(text("label", size: 8, x: x, y: 70))
      frame.cells.append(
        Frame.Cell(
          name: "body@\(index == 0 ? "large" : "AX1").custom", origin: Frame.Point(x: x, y: 50.3),
          items: start..<frame.items.count))
    }
    return frame
  }

  func drawing(
    _ first: String = "Ab", _ second: String = "cd", size: Double = 20, makers: GoldenMakers = makers
  ) -> GoldenDrawing {
    GoldenDrawing(frame(first, second, size: size), fonts: library, makers: makers)
  }

  func text(_ text: String, size: Double, x: Double, y: Double) -> Frame.Item {
    .text(
      Frame.Text(line: PlainShaping.line(text, in: library.faces[1], size: size), origin: Frame.Point(x: x, y: y)))
  }

  /// Records a drawing as the store would.
  @discardableResult
  func record(_ drawing: GoldenDrawing, _ kind: GoldenKind = .both) throws -> Bool {
    try store.write(
      image: kind.hasImage ? try drawing.image(of: drawing.bitmap()) : nil,
      manifest: kind.hasManifest ? try drawing.manifest() : nil)
  }

  /// The names in the golden's folder, sorted.
  var names: [String] { names(in: "sheet.goldens") }

  func names(in folder: String) -> [String] {
    let listing = ProcessRun.run("ls", ["-A", path(folder)])?.output ?? ""
    return listing.split(separator: "\n").map(String.init).sorted()
  }

  func image(_ name: String = "sheet.goldens/grid.png") -> [UInt8] { scratch.read(name) }
  func manifest() -> String { String(decoding: scratch.read("sheet.goldens/grid.manifest"), as: UTF8.self) }

  /// Changes the golden image's pixels, and nothing of the manifest.
  func editImage(_ body: (inout Snapshot.Bitmap) -> Void) throws {
    var bitmap = try PNGReading.read(image())
    body(&bitmap)
    _ = scratch.write(
      try PNGDrawing.encode(bitmap, options: GoldenDrawing.options(scale: 1)), as: "sheet.goldens/grid.png")
  }
}
