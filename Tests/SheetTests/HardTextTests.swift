import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("Hard text")
struct HardTextTests {
  let press = SheetPress()

  private func sheet(
    _ sample: String, font: String, size: Double? = nil, styles: [StyleName] = [.body],
    categories: [ContentSizeCategory] = [.large, .accessibility5]
  ) throws -> LaidOutSheet {
    let document = press.document { document in
      document.text = sample
      for style in styles { document.styles[style] = StyleRule(font: .named(font), size: .metrics(size: size)) }
    }
    return try press.layOut(document, styles: styles, categories: categories)
  }

  /// Whether each sample's ink ends before the label below it, and begins below what stands above it.
  private func expectRoom(_ sheet: LaidOutSheet, _ what: Comment) {
    let shaper = TextShaper(library: press.library)
    for cell in sheet.frame.cells {
      let texts = sheet.frame.items[cell.items].compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard let sample = texts.first, texts.count > 1, let ink = shaper.ink(of: sample.line) else { continue }
      #expect(sample.origin.y + ink.bottom < texts[1].origin.y - 6, what)
      let above = sheet.texts.filter {
        $0.origin.y < sample.origin.y && $0.origin.x < sample.origin.x + sample.line.width
          && $0.origin.x + $0.line.width > sample.origin.x
      }
      for text in above { #expect(text.origin.y <= sample.origin.y - ink.top + 1e-6, what) }
      #expect(sample.origin.y - ink.top >= 0, what)
    }
  }

  @Test("A name that would turn letters round is written as it stands", arguments: ["\u{202E}", "\u{2067}"])
  func turnedNames(control: String) throws {
    let name = StyleName.custom("aa\(control)evil")
    let document = press.document { $0.styles[name] = StyleRule(font: "Specimen Sans", size: .fixed(12)) }
    let texts = try press.layOut(document, styles: [name]).texts.map(\.line.text)
    #expect(texts.contains("aaevil"))
  }

  @Test("Samples of 40 and 400 characters: the first is whole, the second cut at 600 pt and counted")
  func long() throws {
    let forty = String(repeating: "specimen ", count: 5).prefix(40)
    let short = try sheet(String(forty), font: "SpecimenBox-Regular", size: 20, categories: [.large])
    #expect(short.texts.contains { $0.line.text == forty && $0.line.width == 480 })
    #expect(!short.marks.contains { if case .cut = $0.mark { true } else { false } })
    let long = try sheet(
      String(repeating: String(forty), count: 10), font: "SpecimenBox-Regular", size: 20, categories: [.large])
    // 50 places of 12 pt: 48, a space that the cut takes with it, and an ellipsis of 14.06 pt.
    #expect(long.marks.filter { $0.column == .custom }.map(\.mark) == [.cut(351)])
    #expect(long.texts.allSatisfy { $0.line.width <= 600 })
  }

  @Test("Descenders at every size have room: gggggg at 30 pt, gjpqy (S1, S2)")
  func descenders() throws {
    for font in ["Specimen Serif", "SpecimenSans-Regular", "SpecimenMarks-Regular"] {
      expectRoom(try sheet("gggggg", font: font, size: 30, categories: [.large]), "\(font)")
      expectRoom(
        try sheet("gjpqy", font: font, categories: [.xxLarge, .accessibility1, .accessibility5]), "\(font)")
    }
  }

  @Test("A line of two fonts has room for both, on one baseline (S14)")
  func mixedScripts() throws {
    let sheet = try sheet("aÅسلامกี้", font: "SpecimenBox-Regular", styles: [.largeTitle, .body])
    expectRoom(sheet, "mixed")
    #expect(sheet.marks.contains { if case .fallbackGlyphs = $0.mark { true } else { false } })
  }

  @Test("A pile of marks makes its row as high as its ink")
  func stackedMarks() throws {
    let plain = try sheet("e", font: "SpecimenMarks-Regular")
    let piled = try sheet("e" + String(repeating: "\u{301}", count: 12), font: "SpecimenMarks-Regular")
    expectRoom(piled, "piled")
    #expect(piled.frame.size.height > plain.frame.size.height + 50)
  }

  @Test("256 marks on a letter stay within 8 em of room; one more is refused")
  func combiningRun() throws {
    let letter = "e" + String(repeating: "\u{301}", count: 256)
    let sheet = try sheet(letter, font: "SpecimenMarks-Regular")
    #expect(sheet.frame.size.height < 2000)
    #expect(sheet.marks.contains { if case .inkBeyond(let top, _) = $0.mark { top > 1_000 } else { false } })
    let error = #expect(throws: (any Error).self) {
      _ = try self.sheet(letter + "\u{301}", font: "SpecimenMarks-Regular")
    }
    #expect("\(try #require(error))" == "a sample with 257 combining marks in a row: at most 256 are set")
  }

  @Test("A whole sheet of right-to-left samples: each ends at its column's right end, and so does its label")
  func rightToLeft() throws {
    for (text, font) in [("سلام", "Specimen Arabic"), ("123 שלום", "Specimen Hebrew"), ("(שלום)", "Specimen Hebrew")] {
      let sheet = try sheet(
        text, font: font, styles: [.title1, .body, .caption1], categories: [.xSmall, .large, .accessibility5])
      var rights: [Substring: Set<Double>] = [:]
      for cell in sheet.frame.cells {
        let texts = sheet.frame.items[cell.items].compactMap { if case .text(let text) = $0 { text } else { nil } }
        let sample = try #require(texts.first)
        let right = sample.origin.x + sample.line.width
        let labelRight = texts.dropFirst().filter { $0.origin.y == texts[1].origin.y }
          .map { $0.origin.x + $0.line.width }.max()
        // A mark's shape may be all that follows the last word.
        #expect(labelRight.map { $0 <= right + 1e-6 && $0 > right - 40 } == true, "\(cell.name)")
        let category = cell.name.split(separator: "@")[1].prefix { $0 != "." }
        rights[category, default: []].insert((right * 1e6).rounded() / 1e6)
      }
      #expect(rights.count == 3)
      #expect(rights.values.allSatisfy { $0.count == 1 }, "\(text) \(rights)")
    }
  }

  @Test("Metrics of 8 em up and 3 em down make high rows, not endless ones; a sheet too high is refused")
  func tallMetrics() throws {
    let tall = try sheet("a", font: "SpecimenTall-Regular", categories: [.large])
    #expect(tall.text(" / 187  1.00x") != nil)
    #expect(tall.frame.size.height < 700)
    let error = #expect(throws: SheetError.self) {
      _ = try sheet("a", font: "SpecimenTall-Regular", size: 1000, styles: [.title1, .body])
    }
    guard case .tooLarge(_, _, 14_400) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.hint != nil)
  }

  @Test("An ascender of -1 em is passed over for the win metrics")
  func sunkenMetrics() throws {
    let sheet = try sheet("a", font: "SpecimenSunken-Regular", size: 20, categories: [.large])
    #expect(sheet.text(" / 24  1.00x") != nil)
    expectRoom(sheet, "sunken")
  }

  @Test("No face of the test folder gives a number that isn't finite")
  func finiteNumbers() throws {
    for face in press.library.faces {
      let sheet = try press.layOut(
        press.document { document in
          document.text = "aé×سก\u{1F600}\u{7}"
          document.styles[.body] = StyleRule(font: .named(face.postScriptName))
        }, styles: [.body], categories: [.xSmall, .accessibility5],
        options: SheetOptions(guides: Set(Guide.allCases)))
      #expect(sheet.frame.size.width.isFinite && sheet.frame.size.height.isFinite)
      for item in sheet.frame.items {
        switch item {
        case .text(let text): #expect(text.origin.x.isFinite && text.origin.y.isFinite && text.line.width.isFinite)
        case .rectangle(let rect, _): #expect([rect.x, rect.y, rect.width, rect.height].allSatisfy { $0.isFinite })
        case .polygon(let points, _): #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
      }
    }
  }

  @Test("Control characters, direction overrides and the empty sample are set")
  func oddSamples() throws {
    for text in ["\u{0}\u{1}\u{2}", "\u{202E}abc", "", " ", "\u{200B}", "\n\t\n", "\u{FEFF}a", "a\u{0}b"] {
      let sheet = try sheet(text, font: "Specimen Serif")
      #expect(sheet.frame.cells.count == 4)
    }
  }

  @Test("All figures of labels have one width")
  func tabularFigures() throws {
    let sheet = try press.layOut(
      press.document(), styles: StyleName.standard, categories: ContentSizeCategory.allCases)
    var widths: [Int: Set<Double>] = [:]
    for text in sheet.texts where text.line.runs.first?.pointSize == 8 && text.line.text.allSatisfy(\.isNumber) {
      widths[text.line.text.count, default: []].insert((text.line.width * 1e6).rounded() / 1e6)
    }
    #expect(widths[2]?.count == 1)
  }
}
