import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("What charts say of what they draw")
struct ChartWordsTests {
  let press = SheetPress()

  private func words(_ sheet: LaidOutSheet) -> [String] { sheet.texts.map(\.line.text) }

  @Test("Faces are measured and drawn as they are at Large, whatever size shows them")
  func opticalSizes() throws {
    let sheet = try press.layOut(SheetOptions(layout: .metrics), styles: [.title1, .title2, .caption1])
    let drawn = sheet.texts.filter { $0.line.text == "Hxgpd" && $0.line.runs[0].font.coordinates.count == 2 }
    // 28, 22 and 12 pt on an axis from 14 to 32.
    #expect(drawn.compactMap { $0.line.runs.first?.font.coordinates.first?.value } == [28, 22, 14])
    #expect(Set(drawn.map { $0.line.runs[0].pointSize }).count == 1)
    let face = try #require(press.library.match("SpecimenFlex-Regular")).face
    for size in [28.0, 22, 14] {
      let measures = FaceMeasures(
        of: face.instance(weight: 400, opticalSize: size), with: TextShaper(library: press.library))
      let width = try #require(measures.averageWidth)
      #expect(words(sheet).contains(String(Int((width * 1000).rounded()))), "\(size)")
      #expect(words(sheet).contains("  opsz \(Int(size))"))
    }
  }

  @Test("A face that is missing is told of the styles that ask for it, and of no others")
  func missingFace() throws {
    let document = press.document {
      $0.styles[.body] = StyleRule(font: "Museo Sans", size: .fixed(17))
      $0.styles[.custom("note")] = StyleRule(font: "Specimen Flex", size: .fixed(17), relativeTo: .body)
    }
    let texts = words(try press.layOut(SheetOptions(layout: .metrics), document, styles: [.body, .custom("note")]))
    #expect(texts.filter { $0 == "Museo Sans is missing" }.count == 1)
    #expect(texts.filter { $0 == "Hxgpd" }.count == 4)
    #expect(texts.contains("Body") && texts.contains("note"))
  }

  @Test("Every mark of a row of ranges is there in whole words, and the row has room for them")
  func ranges() throws {
    let document = press.document {
      $0.styles[.footnote] = nil
      $0.styles[.body] = StyleRule(font: "SpecimenSerif With A Name That Goes On And On Beyond Its Column")
    }
    let sheet = try press.layOut(SheetOptions(layout: .ranges), document, styles: [.body, .footnote, .caption1])
    let rows = sheet.frame.cells.map { cell in
      sheet.frame.items[cell.items].compactMap { item -> Frame.Text? in
        if case .text(let text) = item { text } else { nil }
      }
    }
    try #require(rows.count == 3)
    #expect(!rows.joined().contains { $0.line.text.hasSuffix("…") })
    let body = rows[0].map(\.line.text).joined(separator: " ")
    #expect(body.contains("On And On") && body.contains("is missing"))
    let footnote = rows[1].map(\.line.text)
    #expect(footnote.contains("not in the type system"))
    #expect(footnote.filter { $0 == "for SF Pro" }.count == 2)
    let tops = sheet.frame.bookmarks.map(\.position.y)
    for (row, next) in zip(rows, tops.dropFirst()) {
      #expect(row.allSatisfy { $0.origin.y < next })
    }
  }

  @Test("The limit of deviations is nobody's but custom fonts', and is named where a size is framed")
  func limit() throws {
    let framed = words(try press.layOut(SheetOptions(layout: .deviation), document(size: 20), styles: [.body]))
    #expect(framed.contains { $0.hasSuffix("from Apple's size at Large, the limit that is advised for custom fonts") })
    let plain = words(try press.layOut(SheetOptions(layout: .deviation), document(size: 18), styles: [.body]))
    #expect(!plain.contains { $0.contains("the limit that") || $0.contains("no limit is named") })
  }

  private func document(size: Double) -> TypeSystemDocument {
    press.document { $0.styles[.body] = StyleRule(font: "Specimen Sans", size: .fixed(size)) }
  }

  @Test(
    "A style whose sizes follow one of Apple's is held against that one",
    arguments: [
      SizeStrategy.metrics(MetricsSize(size: 12, relativeTo: .caption2)),
      .system(SystemSize(relativeTo: .caption2, factor: 1.1)),
    ])
  func followed(size: SizeStrategy) throws {
    let document = press.document { $0.styles[.custom("note")] = StyleRule(font: "Specimen Sans", size: size) }
    let texts = words(
      try press.layOut(
        SheetOptions(layout: .deviation), document, styles: [.custom("note")], categories: [.large]))
    #expect(texts.contains("against Caption 2"))
    #expect(!texts.contains("no style of Apple's"))
  }

  @Test("Roles are drawn and have no rank")
  func roles() throws {
    let document = press.document {
      $0.roles["button"] = RoleRule(rule: StyleRule(font: "Specimen Sans", size: .fixed(20)))
    }
    let styles = [StyleName.body, .role("button")]
    let sheet = try press.layOut(SheetOptions(layout: .hierarchy), document, styles: styles)
    #expect(sheet.frame.cells.map(\.name).contains { $0.hasPrefix("button") })
    #expect(!words(sheet).contains(" is larger than "))
    #expect(words(sheet).contains("   drawn, but without a rank"))
    let ranked = press.document {
      $0.styles[.custom("button")] = StyleRule(font: "Specimen Sans", size: .fixed(20), relativeTo: .body)
    }
    let other = try press.layOut(
      SheetOptions(layout: .hierarchy), ranked, styles: [.body, .custom("button")])
    #expect(words(other).contains(" is larger than "))
    #expect(!words(other).contains("   drawn, but without a rank"))
  }

  @Test("Pairs that change places stand in the order of their discs' numbers")
  func numbers() throws {
    let document = press.document {
      for (style, size) in [(StyleName.title1, 28.0), (.title2, 24), (.title3, 40), (.headline, 17)] {
        $0.styles[style] = StyleRule(font: "Specimen Sans", size: style == .headline ? .metrics() : .fixed(size))
      }
    }
    let texts = words(
      try press.layOut(
        SheetOptions(layout: .hierarchy), document, styles: [.title1, .title2, .title3, .headline]))
    let lines = texts.indices.filter { texts[$0] == " is larger than " }.map { texts[$0 - 2] }
    let first = lines.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(first == [1, 2, 3])
  }
}
