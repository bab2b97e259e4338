import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

/// How a sheet shows what it can't draw: boxes in the glyphs' places, brackets as the mark, names in another font.
///
/// The font at fault is Specimen Sans Medium under another name, whose n is broken: H, a and n are 688, 516 and 581 of
/// 1,000 units wide, and its line is 930 high and 230 deep.
@Suite("Glyphs that can't be drawn on a sheet")
struct UndrawnGlyphTests {
  private let library: FontLibrary

  init() throws {
    library = TestFaces.library()
    var font = PatchedFont("SpecimenSans-Medium.ttf")
    font.breakGlyph(42, .cutShort)
    font.rename("SpecimenSans", to: "SpecimenTorn")
    font.setFamily("Specimen Torn")
    _ = library.load(bytes: font.bytes, name: "torn.ttf")
    _ = library.load(file: "\(TestFaces.folder)/broken/cff-subr-self.otf")
    _ = library.load(file: "\(TestFaces.folder)/broken/far-steps.otf")
  }

  /// A sheet of one style in a font, 20 points high at Large.
  private func layOut(
    _ font: FontReference = "SpecimenTorn-Medium", _ sample: String? = "Han", name: String = "Test",
    style: StyleName = .body, theme: Theme = .light
  ) throws -> LaidOutSheet {
    let document = TypeSystemDocument.ofTestFaces {
      $0.name = name
      $0.styles[style] = StyleRule(font: font, size: .metrics(size: 20), sample: sample)
    }
    let system = try Resolver(library: library).resolve(document, styles: [style], categories: [.large])
    return try GridSheet(
      system, colophon: Colophon(renderers: ["specimen 0.0.0"]), options: SheetOptions(theme: theme)
    ).layOut(with: TextShaper(library: library))
  }

  /// What is drawn in the custom cell in the colour of marks before its label, from the left end of its baseline.
  private func strokes(_ sheet: LaidOutSheet, _ palette: Palette = .light) throws -> [Frame.Rect] {
    let cell = try #require(sheet.frame.cells.first { $0.name.hasSuffix(".custom") })
    return sheet.frame.items[cell.items.lowerBound..<(cell.labelStart ?? cell.items.upperBound)].compactMap { item in
      guard case .rectangle(var rect, palette.mark) = item else { return nil }
      rect.x = ((rect.x - cell.origin.x) * 1000).rounded() / 1000
      rect.y = ((rect.y - cell.origin.y) * 1000).rounded() / 1000
      rect.width = (rect.width * 1000).rounded() / 1000
      rect.height = (rect.height * 1000).rounded() / 1000
      return rect
    }
  }

  @Test(
    "A glyph that isn't drawn has a box of its advance and the face's line, in the colour of marks",
    arguments: Theme.allCases)
  func box(_ theme: Theme) throws {
    let strokes = try strokes(layOut(theme: theme), theme == .dark ? .dark : .light)
    // Two strokes at each corner, a point thick: from 24.08 on, 11.62 wide, 18.6 up and 4.6 down.
    #expect(strokes.count == 8)
    let across = strokes.filter { $0.width > $0.height }
    let down = strokes.filter { $0.height > $0.width }
    #expect(across.map(\.x) == [23.58, 32.2, 23.58, 32.2])
    #expect(across.map(\.y) == [-18.6, -18.6, 3.6, 3.6])
    #expect(across.allSatisfy { $0.width == 4 && $0.height == 1 })
    #expect(down.map(\.x) == [23.58, 23.58, 35.2, 35.2])
    #expect(down.map(\.y) == [-18.6, -1.4, -18.6, -1.4])
    #expect(down.allSatisfy { $0.width == 1 && $0.height == 6 })
  }

  @Test("Each glyph that isn't drawn has a box, a space has none, and neither has a sheet on which all are drawn")
  func boxes() throws {
    #expect(try strokes(layOut("SpecimenTorn-Medium", "no noon")).count == 3 * 8)
    #expect(try strokes(layOut("SpecimenTorn-Medium", "Hallo")).isEmpty)
    #expect(try strokes(layOut("SpecimenSubroutine-Regular", "Hello")).count == 5 * 8)
  }

  @Test("The mark is a pair of brackets 6 points high, and the legend says of the boxes where there are some")
  func mark() throws {
    let sheet = try layOut()
    let word = try #require(
      sheet.frame.items.firstIndex { if case .text(let text) = $0 { text.line.text == "1 not drawn" } else { false } })
    guard case .text(let text) = sheet.frame.items[word],
      case .polygon(let left, Palette.light.mark) = sheet.frame.items[word - 2],
      case .polygon(let right, Palette.light.mark) = sheet.frame.items[word - 1]
    else {
      Issue.record("no two polygons before the words")
      return
    }
    for bracket in [left, right] {
      let heights = bracket.map { text.origin.y - $0.y }
      #expect(abs((heights.min() ?? 1) - 0) < 0.01 && abs((heights.max() ?? 0) - 6) < 0.01)
    }
    #expect((left.map(\.x).max() ?? 0) + 2 < (right.map(\.x).min() ?? 0))
    let legend = "   places whose glyph is broken, over a limit, or of a kind that no sheet draws; corners keep them"
    #expect(sheet.text(legend) != nil)
    #expect(try layOut("SpecimenTorn-Medium", "Hallo").texts.allSatisfy { !$0.line.text.contains("corners keep") })
    for words in ["1 glyph", " of ", ": the outline is broken or endless"] {
      #expect(sheet.text(words) != nil, "\(words)")
    }
  }

  /// The PostScript names of the fonts that draw a text, which the sheet has in its head alone.
  private func fonts(_ text: String, _ sheet: LaidOutSheet) throws -> [String] {
    try #require(sheet.text(text)).line.runs.map { library[$0.font.face].postScriptName }
  }

  @Test("A title and a head with a glyph that can't be drawn are in the labels' font, whole; others in their own face")
  func names() throws {
    let torn = try layOut("SpecimenTorn-Medium", "Hallo", name: "Typen", style: .headline)
    #expect(try fonts("Typen", torn) == ["SpecimenFlex-Regular"])
    #expect(try fonts("Headline", torn) == ["SpecimenFlex-Regular"])
    let whole = try layOut("SpecimenTorn-Medium", "Hallo", name: "Types", style: .body)
    #expect(try fonts("Types", whole) == ["SpecimenTorn-Medium"])
    #expect(try fonts("Body", whole) == ["SpecimenTorn-Medium"])
  }

  @Test("The chart of metrics has the mark, the legend's words and the glyphs of letters that aren't drawn")
  func metrics() throws {
    let document = TypeSystemDocument.ofTestFaces {
      $0.styles[.body] = StyleRule(font: "SpecimenSubroutine-Regular", size: .metrics(size: 20))
    }
    let system = try Resolver(library: library).resolve(document, styles: [.body], categories: [.large])
    let sheet = try system.layOut(
      SheetOptions(layout: .metrics), colophon: Colophon(renderers: ["specimen 0.0.0"]),
      with: TextShaper(library: library))
    #expect(sheet.undrawnGlyphs.map(\.postScriptName) == ["SpecimenSubroutine-Regular"])
    #expect(sheet.marks.map(\.mark).contains(.undrawableGlyphs(5)))
    #expect(sheet.text("5 glyphs") != nil || sheet.text("1 glyph") != nil)
  }

  @Test("A name stays in its own face where the labels' font lacks as much of it")
  func bothAtFault() throws {
    let shaper = TextShaper(library: library)
    let face = try #require(library.faces.first { $0.postScriptName == "SpecimenTorn-Medium" })
    let sheet = try layOut("SpecimenTorn-Medium", "Hallo", name: "n\u{1F9FF}")
    // The labels' font lacks the sign alone, the torn one the n as well.
    #expect(Set(try fonts("n\u{1F9FF}", sheet)) == ["SpecimenFlex-Regular"])
    #expect(sheet.undrawnLabels(with: shaper).isEmpty)
    // Neither has the sign, and both draw the H.
    let same = try layOut("SpecimenTorn-Medium", "Hallo", name: "H\u{1F9FF}")
    #expect(try fonts("H\u{1F9FF}", same).first == face.postScriptName)
  }

  @Test("A name whose ink lies far from its line is in the labels' font")
  func far() throws {
    let sheet = try layOut("SpecimenFarSteps-Regular", "Hallo", name: "Types")
    #expect(try fonts("Types", sheet) == ["SpecimenFlex-Regular"])
    #expect(try fonts("Body", sheet) == ["SpecimenFlex-Regular"])
  }

  @Test("Marks without an advance share a box a fifth of an em wide")
  func narrow() throws {
    let shaper = TextShaper(library: library)
    let face = try #require(library.faces.first { $0.postScriptName == "SpecimenTorn-Medium" })
    let glyph = Glyph(id: 42, cluster: 0, advance: 0)
    let run = GlyphRun(
      font: face.instance(weight: 500, opticalSize: 20), pointSize: 20, width: 0, glyphs: [glyph, glyph, glyph],
      utf8Range: 0..<1)
    let line = TextLine(text: "n", runs: [run], width: 0)
    _ = try shaper.line("n", TextAttributes(cascade: [run.font], pointSize: 20))
    #expect(!shaper.draws(line))
    let place = GlyphPlace(x: -2, width: 4, ascent: 930 * 0.02, descent: 230 * 0.02, pointSize: 20)
    #expect(shaper.undrawablePlaces(in: line) == [place])
    // A mark of GPOS is moved back over its letter by half an em, whichever way the run is written.
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      var moved = run
      moved.direction = direction
      moved.glyphs = [Glyph(id: 42, cluster: 0, advance: 0, xOffset: -0.5)]
      #expect(shaper.undrawablePlaces(in: TextLine(text: "n", runs: [moved], width: 0)).map(\.x) == [-12])
    }
  }
}
