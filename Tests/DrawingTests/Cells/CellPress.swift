import Drawing
import DynamicType
import Sheet
import TestSupport
import TextLayout
import TypeSystem
import Typeface

/// Lays out small sheets of the test faces, and draws their cells.
struct CellPress {
  /// One face, for frames made by hand.
  static var serif: FontLibrary { TestFaces.library("SpecimenSerif-Medium.ttf") }

  let library = TestFaces.library()

  /// A sheet of 22 cells: macOS has one size for each style.
  func frame(
    options: SheetOptions = SheetOptions(), _ change: (inout TypeSystemDocument) -> Void = { _ in }
  ) throws -> Frame {
    var document = TypeSystemDocument(
      name: "Test", platform: .macos,
      styles: OrderedMap(
        StyleName.standard.map {
          ($0, StyleRule(font: $0 == .body ? "Specimen Serif" : "Specimen Sans", weight: .medium))
        }),
      systemStandIn: "Specimen Flex")
    change(&document)
    let system = try Resolver(library: library).resolve(document)
    return try system.layOut(
      options, colophon: Colophon(renderers: ["specimen 0.0.0"]), with: TextShaper(library: library)
    ).frame
  }

  /// The cells of a frame by name.
  func cells(_ frame: Frame, scale: Double = 1, raster: PNGOptions.Raster = .masks) throws -> [String: DrawnCell] {
    let drawing = try CellDrawing(frame, fonts: library, options: PNGOptions(scale: scale, raster: raster))
    return Dictionary(uniqueKeysWithValues: zip(frame.cells.map(\.name), try drawing.draw()))
  }
}

extension Frame {
  /// The frame with a cell moved, its label by so much more.
  func moving(_ index: Int, x: Double, y: Double, labelBy drop: Double = 0) -> Frame {
    var frame = self
    frame.cells[index].origin.x += x
    frame.cells[index].origin.y += y
    let cell = frame.cells[index]
    for item in cell.items {
      let isLabel = item >= cell.labelStart ?? cell.items.upperBound
      frame.items[item] = frame.items[item].moved(x: x, y: y + (isLabel ? drop : 0))
    }
    return frame
  }
}

extension Frame.Item {
  /// The item at another place.
  func moved(x dx: Double, y dy: Double) -> Frame.Item {
    switch self {
    case .text(var text):
      text.origin = Frame.Point(x: text.origin.x + dx, y: text.origin.y + dy)
      return .text(text)
    case .rectangle(let rect, let color):
      return .rectangle(
        Frame.Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height), color)
    case .polygon(let points, let color):
      return .polygon(points.map { Frame.Point(x: $0.x + dx, y: $0.y + dy) }, color)
    }
  }
}
