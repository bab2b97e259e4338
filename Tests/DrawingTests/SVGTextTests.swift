import Drawing
import Sheet
import TestSupport
import Testing
import TextLayout
import Typeface

@Suite("Text in an SVG")
struct SVGTextTests {
  let box = TestFaces.library("SpecimenBox-Regular.ttf")

  /// A page with one line of any text, drawn as one box.
  private func page(_ text: String) -> Frame {
    var line = PlainShaping.line("A", in: box.faces[0], size: 20)
    line.text = text
    return Fixtures.page(40, 30, [.text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 24)))])
  }

  @Test(
    "Whatever a text holds, its label is written safely and read back",
    arguments: [
      ("plain", "plain", "plain"), ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c'", "a<b>&\"c'"),
      ("]]><script>", "]]&gt;&lt;script&gt;", "]]><script>"), ("&lt;", "&amp;lt;", "&lt;"),
      ("a\tb\nc\rd", "a&#x9;b&#xA;c&#xD;d", "a\tb\nc\rd"),
      ("\0\u{1}\u{8}\u{B}\u{1B}[2J\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}[2J\u{FFFD}", nil),
      ("\u{7F}\u{85}\u{9B}", "\u{FFFD}\u{FFFD}\u{FFFD}", nil), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}", nil),
      ("\u{202E}gpj\u{202C}", "&#x202E;gpj&#x202C;", "\u{202E}gpj\u{202C}"),
      ("\u{2066}x\u{2069}\u{200F}\u{61C}", "&#x2066;x&#x2069;&#x200F;&#x61C;", "\u{2066}x\u{2069}\u{200F}\u{61C}"),
      ("\u{FEFF}a\u{2028}", "&#xFEFF;a&#x2028;", "\u{FEFF}a\u{2028}"), ("سلام עב", "سلام עב", "سلام עב"),
      ("e\u{301}👨‍👩‍👧𝔸", "e\u{301}👨‍👩‍👧𝔸", "e\u{301}👨‍👩‍👧𝔸"), (" a  b ", " a  b ", " a  b "),
    ] as [(String, String, String?)])
  func labels(_ text: String, _ written: String, _ read: String?) throws {
    let file = try SVGDrawing.draw(page(text), fonts: box)
    let source = String(decoding: file.bytes, as: UTF8.self).unicodeScalars.map(\.value)
    let wanted = "aria-label=\"\(written)\"".unicodeScalars.map(\.value)
    #expect(source.firstRange(of: wanted) != nil)
    let label = try #require(SVGDocument(file.bytes)?.labels.first)
    #expect(Array(label.unicodeScalars) == Array((read ?? written).unicodeScalars))
  }

  @Test("A title keeps its words and loses what would turn the page around")
  func title() throws {
    var frame = page("A")
    frame.title = "A \u{202E}</title><script>\u{1B} & \u{200F}Ü\u{202C}\nB"
    let document = try SVGDocument.of(frame, box)
    #expect(document.elements("title").map(\.text) == ["A </title><script>\u{FFFD} & \u{200F}Ü\nB"])
    #expect(document.elements("script").isEmpty && document.elements("desc").isEmpty)
    #expect(document.root?.attributes["aria-describedby"] == nil)
  }

  @Test("A line says its language where it is not the page's, and a page without a language says none")
  func language() throws {
    var frame = page("A")
    frame.language = "en"
    for (own, expected) in [("en", nil), (nil, nil), ("", nil), ("ar", "ar"), ("\"<", "\"<")] as [(String?, String?)] {
      guard case .text(var text) = frame.items[0] else { return }
      text.line.language = own
      frame.items[0] = .text(text)
      #expect(try SVGDocument.of(frame, box).elements("g")[0].attributes["xml:lang"] == expected)
    }
    frame.language = ""
    #expect(try SVGDocument.of(frame, box).root?.attributes["xml:lang"] == nil)
  }

  @Test("The label is the text in the order of reading, for right-to-left lines and for lines of several runs too")
  func logicalOrder() throws {
    let library = TestFaces.library("SpecimenHebrew-Regular.ttf", "SpecimenBox-Regular.ttf")
    let hebrew = PlainShaping.line("שלום", in: library.faces[0], size: 20, direction: .rightToLeft)
    var latin = PlainShaping.line("AB", in: library.faces[1], size: 20)
    latin.runs[0].x = hebrew.width
    let line = TextLine(text: "AB שלום", runs: hebrew.runs + latin.runs, width: hebrew.width + latin.width)
    let item = Frame.Item.text(Frame.Text(line: line, origin: Frame.Point(x: 3, y: 24)))
    let document = try SVGDocument.of(Fixtures.page(140, 30, [item]), library)
    #expect(document.labels == ["AB שלום"])
    #expect(document.elements("g").count == 3 && document.elements("use").count == 6)
  }

  @Test(
    "No glyph stands further than a hundredth of a point from its place",
    arguments: [9.111_111, 17, 60.666_667, 211.345_678])
  func places(_ size: Double) throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let instance = flex.faces[0].instance(weight: 433, opticalSize: 17.3)
    var line = PlainShaping.line(
      String(repeating: "Hamburgefonstiv", count: 3), in: flex.faces[0], at: instance, size: size)
    for index in line.runs[0].glyphs.indices {
      line.runs[0].glyphs[index].advance += 0.012_345
      line.runs[0].glyphs[index].yOffset = Double(index) / 777
    }
    let origin = Frame.Point(x: 1.234_56, y: 300.987_65)
    let document = try SVGDocument.of(
      Fixtures.page(6_000, 400, [.text(Frame.Text(line: line, origin: origin))]), flex)
    var pen = origin.x
    let wanted = line.runs[0].glyphs.map { glyph in
      defer { pen += glyph.advance * size }
      return Frame.Point(x: pen + glyph.xOffset * size, y: origin.y - glyph.yOffset * size)
    }
    let found = document.elements("g").flatMap { group in group.children.map { Self.place(of: $0, in: group) } }
    #expect(found.count == wanted.count)
    for (found, wanted) in zip(found, wanted) {
      #expect(abs(found.x - wanted.x) < 0.01 && abs(found.y - wanted.y) < 0.01)
    }
  }

  /// Where a reader puts a glyph, in points.
  private static func place(of use: SVGDocument.Element, in group: SVGDocument.Element) -> Frame.Point {
    let numbers = (group.attributes["transform"] ?? "").split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3 else { return Frame.Point(x: .nan, y: .nan) }
    func offset(_ name: String) -> Double { Double(use.attributes[name] ?? "0") ?? .nan }
    return Frame.Point(x: numbers[0] + offset("x") * numbers[2], y: numbers[1] + offset("y") * numbers[2])
  }

  @Test("An outline between masters is as fine as its largest size needs, and no finer")
  func decimals() throws {
    let flex = TestFaces.library("SpecimenFlex[opsz,wght].ttf")
    let instance = flex.faces[0].instance(weight: 433, opticalSize: 17.3)
    // Flex has 2000 units an em: half a unit is 0.0025 pt at 10 pt, and over it above.
    for (size, decimals) in [(10.0, 0), (10.1, 1), (99, 1), (101, 2)] {
      let frame = Fixtures.page(900, 400, [Fixtures.text("aeg", flex, at: instance, size: size, x: 0, y: 300)])
      let data = try SVGDocument.of(frame, flex).elements("defs")[0].children.compactMap { $0.attributes["d"] }
      let longest = data.joined(separator: " ").split { !".0123456789".contains($0) }
        .flatMap { $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst() }.map(\.count).max()
      #expect((longest ?? 0) == decimals, "\(size) pt")
    }
  }
}
