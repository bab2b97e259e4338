import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("The words and shapes of marks, and the legend")
struct LegendTests {
  let press = SheetPress()

  /// A sheet that bears every mark there is.
  private func everyMark() throws -> LaidOutSheet {
    let document = press.document {
      $0.styles[.title1] = StyleRule(font: "Specimen Serif", weight: .black, size: .metrics(maximum: 30))
      $0.styles[.body] = StyleRule(font: "Museo Sans")
      $0.styles[.caption1] = StyleRule(font: "SpecimenBox-Regular", sample: "a×\u{1F9FF}\u{200D}")
      $0.styles[.callout] = StyleRule(
        font: "SpecimenMarks-Regular", sample: "e\u{301}\u{301}\u{301}\u{301}" + String(repeating: "n", count: 100))
      $0.styles[.footnote] = nil
    }
    return try press.layOut(
      document, styles: [.title1, .body, .callout, .footnote, .caption1], categories: [.xSmall, .accessibility5])
  }

  private let mark = Palette.light.mark

  @Test("Every word of a mark follows a shape of the same colour on the same line")
  func shapes() throws {
    let items = try everyMark().frame.items
    var words = 0
    for (index, item) in items.enumerated() {
      guard case .text(let text) = item, text.color == mark, Double(text.line.text) == nil else { continue }
      words += 1
      guard index > 0, case .polygon(let points, mark) = items[index - 1] else {
        Issue.record("no shape before '\(text.line.text)'")
        continue
      }
      let right = points.map(\.x).max() ?? 0
      #expect(right < text.origin.x && right > text.origin.x - 4, "\(text.line.text)")
      #expect(points.allSatisfy { $0.y > text.origin.y - 7 && $0.y < text.origin.y + 1 }, "\(text.line.text)")
    }
    #expect(words > 20)
  }

  @Test("Each kind of mark has a shape of its own, at its word and in the legend")
  func ownShapes() throws {
    let items = try everyMark().frame.items
    var shapes: [[Frame.Point]: Set<String>] = [:]
    for (index, item) in items.enumerated() {
      guard case .text(let text) = item, index > 0, case .polygon(let points, _) = items[index - 1] else { continue }
      let placed = points.map {
        Frame.Point(
          x: (($0.x - text.origin.x) * 100).rounded() / 100, y: (($0.y - text.origin.y) * 100).rounded() / 100)
      }
      let kinds = [
        "max", "capped", "under", "from fallback", "without glyph", "cut by", "ink", "invisible", "for SF Pro",
        "missing", "asked", "not in the type system",
      ]
      guard let kind = kinds.first(where: text.line.text.contains) else { continue }
      shapes[placed, default: []].insert(kind)
    }
    #expect(shapes.count == 11)
    #expect(shapes.values.allSatisfy { $0.count == 1 })
    #expect(Set(shapes.values.flatMap { $0 }).count == 11)
  }

  @Test("A clean sheet's legend names no mark and no guide")
  func clean() throws {
    let sheet = try press.layOut(
      press.document { $0.systemFamilies = ["Specimen Flex"] }, styles: [.body], categories: [.large])
    #expect(sheet.marks.isEmpty)
    #expect(!sheet.frame.items.contains { if case .polygon = $0 { true } else { false } })
    for word in ["capped", "is missing", "from fallback", "without glyph", "cut by", "invisible", "ink", "baseline"] {
      #expect(!sheet.texts.contains { $0.line.text.contains(word) }, "\(word)")
    }
  }

  @Test("The legend says which characters, by code point, and from which face")
  func codePoints() throws {
    let sheet = try everyMark()
    #expect(sheet.text("U+1F9FF") != nil)
    #expect(sheet.text("  in no font") != nil)
    #expect(sheet.text("U+00D7") != nil)
    #expect(sheet.text("  from ") != nil)
    #expect(sheet.texts.contains { $0.line.text == "SpecimenFlex-Regular" && $0.origin.y > 1000 })
    #expect(sheet.text("U+200D zero width joiner") != nil)
    #expect(
      sheet.borrowedCharacters == [BorrowedCharacters(postScriptName: "SpecimenFlex-Regular", characters: ["×"])])
  }

  @Test("A long list of code points ends in how many more there are")
  func manyCodePoints() throws {
    let emoji = String((0..<12).map { Character(Unicode.Scalar(0x1F910 + $0) ?? "x") })
    let sheet = try press.layOut(press.document { $0.text = emoji }, styles: [.body], categories: [.large])
    #expect(
      sheet.text("U+1F910 U+1F911 U+1F912 U+1F913 U+1F914 U+1F915 +6") != nil)
    let hidden = "a" + String((0..<6).compactMap { Unicode.Scalar(0x2060 + $0) }.map(Character.init))
    let other = try press.layOut(press.document { $0.text = hidden }, styles: [.body], categories: [.large])
    #expect(other.text("U+2060 U+2061 +4 invisible") != nil)
  }

  @Test("A mark that all cells of a line share is worded in the row's head, and its shape stays in the cells")
  func shared() throws {
    let sheet = try press.layOut(
      press.document { $0.styles[.body] = StyleRule(font: "SpecimenBox-Regular", sample: "a×") }, styles: [.body],
      categories: [.xSmall, .large])
    let words = sheet.texts.filter { $0.line.text == "1 from fallback" }
    #expect(words.count == 1)
    #expect(words.first.map { $0.origin.x < sheet.origin("body@xSmall.custom")?.x ?? 0 } == true)
    for cell in sheet.frame.cells {
      let shapes = sheet.frame.items[cell.items].count { if case .polygon(_, mark) = $0 { true } else { false } }
      #expect(shapes == (cell.name.hasSuffix("custom") ? 1 : 0), "\(cell.name)")
    }
  }

  @Test("A label that is wider than its column goes on below, and the row makes room")
  func brokenLabels() throws {
    let sheet = try everyMark()
    for cell in sheet.frame.cells {
      let bottoms = sheet.frame.items[cell.items].map { item -> Double in
        switch item {
        case .text(let text): text.origin.y
        case .rectangle(let rect, _): rect.y
        case .polygon(let points, _): points.map(\.y).max() ?? 0
        }
      }
      let rules = sheet.frame.items.compactMap { item -> Double? in
        if case .rectangle(let rect, _) = item, rect.width > 400, rect.height == 0.5, rect.y > cell.origin.y {
          rect.y
        } else {
          nil
        }
      }
      #expect((bottoms.max() ?? 0) + 8 < rules.min() ?? 0, "\(cell.name)")
    }
  }
}
