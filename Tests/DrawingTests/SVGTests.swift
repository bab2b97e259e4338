import Drawing
import Foundation
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("An SVG's elements")
struct SVGTests {
  let box = TestFaces.library("SpecimenBox-Regular.ttf")

  @Test("A small page is exactly this text")
  func exact() throws {
    var frame = Fixtures.page(
      60.5, 30,
      [
        .rectangle(Frame.Rect(x: 0, y: 0, width: 30, height: 30), Fixtures.paper),
        Fixtures.text("AB A", box, size: 20, x: 3, y: 24.25),
        .rectangle(Frame.Rect(x: 3, y: 26, width: 50, height: 0.5), Fixtures.red),
        .rectangle(Frame.Rect(x: 3, y: 28, width: 50, height: 0.5), Fixtures.red),
        .polygon([(50, 1), (59, 1), (54.5, 8)].map { Frame.Point(x: $0.0, y: $0.1) }, .black),
      ])
    (frame.title, frame.label, frame.subject, frame.language) = ("A & B", "Body 2", "<boxes>", "en")
    frame.cells = [Frame.Cell(name: "body@AX3.custom", origin: Frame.Point(x: 3, y: 24.25), items: 1..<4)]
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60.5 30" width="60.5pt" height="30pt" fill="#000000" \
      role="graphics-document document" xml:lang="en" aria-labelledby="sheet-title" aria-describedby="sheet-desc">
      <title id="sheet-title">A &amp; B, Body 2</title>
      <desc id="sheet-desc">&lt;boxes&gt;</desc>
      <defs>
      <path id="a" d="M50 0v-700h500v700z"/>
      <path id="b" d="M50 0v-700h500v700z"/>
      </defs>
      <path fill="#ffffff" shape-rendering="crispEdges" d="M0 0h60.5v30h-60.5z"/>
      <path fill="#f0f0e6" shape-rendering="crispEdges" d="M0 0h30v30h-30z"/>
      <g id="cell-body-AX3-custom" role="group" aria-label="body@AX3.custom">
      <g role="img" aria-label="AB A" transform="translate(3 24.25)scale(.02)">\
      <use href="#a"/><use href="#b" x="600"/><use href="#a" x="1800"/></g>
      <path fill="#c81e14" d="M3 26h50v.5h-50zm0 2h50v.5h-50z"/>
      </g>
      <path d="M50 1h9l-4.5 7z"/>
      </svg>

      """
    let file = try SVGDrawing.draw(frame, fonts: box)
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
    #expect(file.notes.isEmpty)
  }

  @Test("Each glyph of an instance is defined once, whatever its sizes, and used where it stands")
  func uses() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let items = [(400, 14.0), (400, 14), (700, 14)].enumerated().map { index, place in
      let instance = flex.faces[0].instance(weight: place.0, opticalSize: place.1)
      return Fixtures.text("noon no", flex, at: instance, size: 10 + Double(index), x: 0, y: 20 * Double(index + 1))
    }
    let document = try SVGDocument.of(Fixtures.page(100, 80, items), flex)
    let defined = document.elements("path").compactMap { $0.attributes["id"] }
    #expect(defined == ["a", "b", "c", "d"])
    let used = document.elements("use").compactMap { $0.attributes["href"] }
    #expect(used.count == 3 * 6)
    #expect(used.filter { $0 == "#a" }.count == 6 && used.filter { $0 == "#d" }.count == 3)
  }

  @Test("An instance's outlines are its own, whatever others of the font are drawn before it and between")
  func instances() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let face = flex.faces[0]
    let instances = [
      FontInstance(face: face.id), face.instance(weight: 400, opticalSize: 14),
      face.instance(weight: 700, opticalSize: 28),
    ]
    let outlines = { (texts: [(String, FontInstance)]) in
      let items = texts.map { Fixtures.text($0.0, flex, at: $0.1, size: 10, x: 0, y: 20) }
      return try SVGDocument.of(Fixtures.page(100, 80, items), flex).elements("path").compactMap {
        $0.attributes["id"] == nil ? nil : $0.attributes["d"]
      }
    }
    let alone = try instances.map { try outlines([("no", $0), ("hi", $0)]) }
    let mixed = try outlines(["no", "hi"].flatMap { text in instances.map { (text, $0) } })
    #expect(alone.map(\.count) == [4, 4, 4] && alone[1] != alone[2])
    for (index, own) in alone.enumerated() {
      #expect(own == Array(mixed[2 * index..<2 * index + 2] + mixed[2 * index + 6..<2 * index + 8]))
    }
  }

  @Test("Every reference leads to an element of the file, and nothing leads out of it")
  func references() throws {
    let library = try BrokenFaceTests.everything()
    let file = try SVGDrawing.draw(BrokenFaceTests.page(library), fonts: library)
    let document = try #require(SVGDocument(file.bytes))
    let all = try #require(document.root?.all)
    let ids = all.compactMap { $0.attributes["id"] }
    #expect(ids.count > 1_000 && Set(ids).count == ids.count)
    for use in document.elements("use") { #expect(ids.contains(String(use.attributes["href"]?.dropFirst() ?? ""))) }
    #expect(Set(all.map(\.name)) == ["svg", "defs", "path", "g", "use", "image"])
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "://").count == 2, "the namespace alone is an address")
    #expect(!text.contains("url("))
    for image in document.elements("image") {
      #expect(image.attributes["href"]?.hasPrefix("data:image/png;base64,") == true)
    }
    #expect(text.components(separatedBy: "data:").count == document.elements("image").count + 1)
  }

  @Test("Glyphs are named in short: letters first, then two signs, and no name is given twice")
  func glyphNames() throws {
    let glyphs = (1...95).map { Glyph(id: UInt32($0 + 1), cluster: 0, advance: 0.6) }
    let run = GlyphRun(
      font: box.faces[0].instance(weight: nil, opticalSize: nil), pointSize: 10, width: 570, glyphs: glyphs,
      utf8Range: 0..<1)
    let line = TextLine(text: "x", runs: [run], width: 570)
    let item = Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 0, y: 10)))
    let names = try SVGDocument.of(Fixtures.page(600, 20, [item]), box).elements("path").compactMap {
      $0.attributes["id"]
    }
    #expect(names.prefix(26).joined() == "abcdefghijklmnopqrstuvwxyz")
    #expect(names.dropFirst(26).prefix(3) == ["aa", "ab", "ac"] && names[61...62] == ["a9", "ba"])
  }

  @Test("With a prefix no id is that of another file")
  func prefix() throws {
    var frame = Fixtures.page(40, 30, [Fixtures.text("AB", box, size: 20, x: 3, y: 24)])
    (frame.title, frame.subject) = ("T", "S")
    frame.cells = [Frame.Cell(name: "a", origin: Frame.Point(x: 0, y: 0), items: 0..<1)]
    let files = try ["", "x", "x_2"].map { try SVGDocument.of(frame, box, SVGOptions(idPrefix: $0)) }
    let ids = try files.map { try #require($0.root).all.compactMap { $0.attributes["id"] } }
    #expect(ids[1] == ["x-sheet-title", "x-sheet-desc", "x-a", "x-b", "x-cell-a"])
    #expect(Set(ids.flatMap { $0 }).count == 15)
    let root = try #require(files[2].root)
    #expect(root.attributes["aria-labelledby"] == "x_2-sheet-title")
    #expect(files[2].elements("use").map { $0.attributes["href"] } == ["#x_2-a", "#x_2-b"])
  }

  @Test("A cell's id holds letters, digits, hyphens and underscores, and a second cell of its name gets a number")
  func cellNames() throws {
    let items = (0..<6).map { _ in Fixtures.text("A", box, size: 20, x: 3, y: 24) }
    var frame = Fixtures.page(40, 30, items)
    let names = ["body@AX3.custom", "body.AX3@custom", "body-AX3-custom-2", "Ü\"><é", "", "body-AX3-custom"]
    frame.cells = names.enumerated().map { index, name in
      Frame.Cell(name: name, origin: Frame.Point(x: 0, y: 0), items: index..<index + 1)
    }
    let groups = try SVGDocument.of(frame, box).elements("g").filter { $0.attributes["role"] == "group" }
    #expect(
      groups.map { $0.attributes["id"] } == [
        "cell-body-AX3-custom", "cell-body-AX3-custom-2", "cell-body-AX3-custom-2-2", "cell------", "cell-",
        "cell-body-AX3-custom-3",
      ])
    #expect(groups.map { $0.attributes["aria-label"] } == names)
  }

  @Test(
    "Cells that share items, are empty or lie outside keep the page whole",
    arguments: [[0..<3, 1..<2], [1..<1], [2..<9], [1..<3, 0..<1], [0..<2, 2..<3, 0..<3]])
  func oddCells(_ ranges: [Range<Int>]) throws {
    var frame = Fixtures.page(40, 30, (1...3).map { Fixtures.text("A", box, size: 20, x: Double($0), y: 24) })
    frame.cells = ranges.map { Frame.Cell(name: "c", origin: Frame.Point(x: 0, y: 0), items: $0) }
    let document = try SVGDocument.of(frame, box)
    #expect(document.labels == ["A", "A", "A"])
    let ids = try #require(document.root).all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test("The colour of most lines is said once, and each other one where it is")
  func ink() throws {
    let colors = [Frame.Color.black, Fixtures.red, Fixtures.red]
    let items = colors.map { Fixtures.text("A", box, size: 20, x: 3, y: 24, color: $0) }
    let document = try SVGDocument.of(Fixtures.page(40, 30, items), box)
    #expect(document.root?.attributes["fill"] == "#c81e14")
    #expect(document.elements("g").map { $0.attributes["fill"] } == ["#000000", nil, nil])
  }

  @Test("Rules are anti-aliased, so that none is lost between pixels; grounds and bars have sharp edges")
  func crispEdges() throws {
    let items = [0.25, 1, 3.99, 4, 40].enumerated().map { index, height in
      let rectangle = Frame.Rect(x: 0, y: 50 * Double(index), width: 100, height: height)
      return Frame.Item.rectangle(rectangle, index % 2 == 0 ? Fixtures.red : .black)
    }
    let paths = try SVGDocument.of(Fixtures.page(100, 300, items), box).elements("path").dropFirst()
    #expect(paths.map { $0.attributes["shape-rendering"] } == [nil, nil, nil, "crispEdges", "crispEdges"])
  }

  @Test("The same frame gives the same bytes")
  func determinism() throws {
    let frame = Fixtures.specimen(TestFaces.library("SpecimenSerif-Medium.ttf"))
    let files = try (1...2).map { _ in
      try SVGDrawing.draw(frame, fonts: TestFaces.library("SpecimenSerif-Medium.ttf"))
    }
    #expect(files[0] == files[1])
  }
}
