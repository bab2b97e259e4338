import Sheet
import SpecimenCommand
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("What a frame's items are as JSON")
struct SheetItemsTests {
  private let library = TestFaces.library("SpecimenSans-Light.ttf")

  /// The lines of the file that hold a text, without indentation and without the comma at their end.
  private func lines(of items: [Frame.Item], with text: String) -> [String] {
    let frame = Frame(size: Frame.Size(width: 100, height: 50), items: items)
    let file = String(decoding: SheetItems([frame], fonts: library).bytes, as: UTF8.self)
    return file.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      return String(line.hasSuffix(",") ? line.dropLast() : line)
    }.filter { $0.contains(text) }
  }

  @Test("A rectangle and a polygon are a line each, in the order in which they are painted")
  func areas() {
    let grey = Frame.Color(red: 1, green: 0xAB, blue: 0xFF)
    let items: [Frame.Item] = [
      .polygon([.init(x: 1, y: 2), .init(x: 3.5, y: 2), .init(x: 1, y: 1.0 / 3)], grey),
      .rectangle(.init(x: 0.5, y: 1, width: 20, height: 0.25), .black),
    ]
    #expect(
      lines(of: items, with: "kind") == [
        ##"{"kind": "polygon", "xs": [1, 3.5, 1], "ys": [2, 2, 0.333333], "color": "#01abff"}"##,
        ##"{"kind": "rectangle", "x": 0.5, "y": 1, "width": 20, "height": 0.25, "color": "#000000"}"##,
      ])
  }

  @Test("A glyph above the baseline has a negative offset, and lengths are points of the run's size")
  func glyphs() {
    let run = GlyphRun(
      font: library.faces[0].instance(weight: nil, opticalSize: nil), pointSize: 10, x: 3, width: 8.5,
      glyphs: [
        Glyph(id: 7, cluster: 2, advance: 0.5), Glyph(id: 9, cluster: 0, advance: 0.35, xOffset: 0.1, yOffset: 0.25),
      ], letterSpacing: 0.5, utf8Range: 1..<4, direction: .rightToLeft, provenance: .fallback(1))
    let line = TextLine(text: "abcde", runs: [run], width: 11.5)
    let clip = Frame.Rect(x: 1, y: 2, width: 3, height: 4)
    let items = [Frame.Item.text(.init(line: line, origin: .init(x: 20, y: 30), clip: clip))]
    #expect(
      lines(of: items, with: "pointSize") == [
        #"{"font": 0, "pointSize": 10, "x": 23, "width": 8.5, "direction": "rightToLeft", "letterSpacing": 0.5, "#
          + #""start": 1, "end": 4, "provenance": "fallback", "glyphs": [7, 9], "clusters": [2, 0], "#
          + #""advances": [5, 3.5], "xOffsets": [0, 1], "yOffsets": [0, -2.5]}"#
      ])
    #expect(lines(of: items, with: "clip") == [#""clip": {"x": 1, "y": 2, "width": 3, "height": 4}"#])
  }

  @Test("A page without items is one, and has no fonts")
  func empty() {
    #expect(lines(of: [], with: "items") == [#""items": []"#])
    #expect(lines(of: [], with: "fonts") == [#""fonts": []"#])
  }
}
