import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem

@Suite("Guides")
struct GuideTests {
  let press = SheetPress()

  private func sheet(
    _ guides: Set<Guide>, font: String = "SpecimenBox-Regular", sample: String = "ab", theme: Theme = .light
  ) throws -> LaidOutSheet {
    let document = press.document {
      $0.styles[.body] = StyleRule(font: .named(font), size: .metrics(size: 20), sample: sample)
    }
    return try press.layOut(
      document, styles: [.body], categories: [.large], options: SheetOptions(theme: theme, guides: guides))
  }

  /// The rectangles of a guide's colour in the custom cell, from its baseline's left end.
  private func lines(_ guide: Guide, _ sheet: LaidOutSheet) throws -> [Frame.Rect] {
    let cell = try #require(
      sheet.frame.cells.first { $0.name == "body@large.custom" })
    return sheet.frame.items[cell.items].compactMap { item in
      guard case .rectangle(let rect, Palette.light.color(of: guide)) = item else { return nil }
      return Frame.Rect(
        x: rect.x - cell.origin.x, y: ((rect.y - cell.origin.y) * 1e6).rounded() / 1e6, width: rect.width,
        height: rect.height)
    }
  }

  @Test(
    "Each metric of the face, half a point thick, across the sample",
    arguments: [
      // Box at 20 pt: x-height 10, capitals 14, hhea 16 and -4; lines lie outside letters and inside the line box.
      (Guide.baseline, 0.0), (.xHeight, -10.5), (.capHeight, -14.5), (.ascender, -16), (.descender, 3.5),
    ])
  func metrics(_ guide: Guide, _ y: Double) throws {
    #expect(try lines(guide, sheet([guide])) == [Frame.Rect(x: 0, y: y, width: 24, height: 0.5)])
  }

  @Test("The line box has the leading half above and half below, and its outline lies outside it (S3, S4)")
  func lineBox() throws {
    // Box's line is 800 + 200 + 90 units, 21.8 pt at 20: 0.9 above 16 and 0.9 below 4.
    let lines = try lines(.lineBox, sheet([.lineBox]))
    #expect(
      lines == [
        Frame.Rect(x: 0, y: -17.4, width: 24, height: 0.5), Frame.Rect(x: 0, y: 4.9, width: 24, height: 0.5),
        Frame.Rect(x: -0.5, y: -17.4, width: 0.5, height: lines.last?.height ?? 0),
        Frame.Rect(x: 24, y: -17.4, width: 0.5, height: lines.last?.height ?? 0),
      ])
    #expect(abs((lines.last?.height ?? 0) - 22.8) < 1e-9)
  }

  @Test("Guides lie under the sample")
  func paintOrder() throws {
    let sheet = try sheet(Set(Guide.allCases))
    for cell in sheet.frame.cells {
      let kinds = sheet.frame.items[cell.items].map { if case .rectangle = $0 { true } else { false } }
      #expect(kinds.prefix(9).allSatisfy { $0 })
      #expect(!kinds.dropFirst(9).contains(true))
    }
  }

  @Test("Without guides there are none, and each that is asked for is named in the legend")
  func legend() throws {
    let plain = try sheet([])
    let all = try sheet(Set(Guide.allCases))
    for guide in Guide.allCases {
      #expect(plain.text(guide.rawValue) == nil)
      #expect(all.text(guide.rawValue) != nil)
      #expect(try lines(guide, plain).isEmpty)
      let swatches = all.frame.items.filter { item in
        if case .rectangle(let rect, Palette.light.color(of: guide)) = item { rect.height == 1.5 } else { false }
      }
      #expect(swatches.count == 1)
    }
    #expect(all.text("   top of the face's line (hhea)") != nil)
  }

  @Test("A face without a metric has no such guide, and the legend says so")
  func absent() throws {
    let sheet = try sheet([.xHeight, .capHeight, .baseline], font: "SpecimenTall-Regular")
    #expect(try lines(.xHeight, sheet).isEmpty)
    #expect(try lines(.capHeight, sheet).isEmpty)
    #expect(try lines(.baseline, sheet).count == 1)
    #expect(sheet.text("SpecimenTall-Regular") != nil)
    #expect(sheet.text("   names no x-height or cap-height: left out") != nil)
  }

  @Test("Each theme draws guides in its own colours")
  func themes() throws {
    let dark = try sheet([.baseline], theme: .dark)
    #expect(dark.frame.background == Palette.dark.background)
    #expect(try lines(.baseline, dark).isEmpty)
    #expect(
      dark.frame.items.contains {
        if case .rectangle(_, Palette.dark.color(of: .baseline)) = $0 { true } else { false }
      })
  }

  @Test("An empty sample has no guides")
  func empty() throws {
    let sheet = try sheet(Set(Guide.allCases), sample: "")
    for guide in Guide.allCases { #expect(try lines(guide, sheet).isEmpty) }
  }
}
