import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

/// What a document of one's own brings onto a sheet, beyond faces and sizes.
@Suite("What documents bring onto a sheet")
struct DocumentSheetTests {
  let press = SheetPress()

  /// A sheet of some cells of a document whose body is in Specimen Box, 600 units wide a character.
  private func sheet(
    _ styles: [StyleName] = [.body], _ categories: [ContentSizeCategory] = [.large], _ rule: StyleRule? = nil,
    options: SheetOptions = SheetOptions(), _ change: (inout TypeSystemDocument) -> Void = { _ in }
  ) throws -> LaidOutSheet {
    let document = press.document {
      if let rule { $0.styles[.body] = rule }
      change(&$0)
    }
    return try press.layOut(document, styles: styles, categories: categories, options: options)
  }

  private func box(
    _ sample: String, letterSpacing: LetterSpacing? = nil, color: DocumentColor? = nil
  ) -> StyleRule {
    StyleRule(
      font: "SpecimenBox-Regular", size: .fixed(20), letterSpacing: letterSpacing, color: color, sample: sample)
  }

  /// The sample of a cell.
  private func sample(_ sheet: LaidOutSheet, _ name: String) throws -> Frame.Text {
    let cell = try #require(sheet.frame.cells.first { $0.name == name })
    let texts = sheet.frame.items[cell.items].compactMap { item -> Frame.Text? in
      if case .text(let text) = item, text.origin == cell.origin { text } else { nil }
    }
    return try #require(texts.first)
  }

  // MARK: Undefined styles

  @Test("F3: a style that is undefined where that is an error has cells without a sample, and says so in its head")
  func undefinedError() throws {
    let document = press.document {
      $0.styles[.title1] = nil
      $0.undefinedStyles = .error
    }
    let sheet = try press.layOut(document, categories: [.large, .xLarge])
    #expect(sheet.texts.count { $0.line.text == "undefined" } == 2)
    #expect(sheet.texts.count { $0.line.text == "not in the type system" } == 2)
    let cell = try #require(sheet.frame.cells.first { $0.name == "title1@large.custom" })
    let texts = sheet.frame.items[cell.items].compactMap {
      if case .text(let text) = $0 { text.line.text } else { nil }
    }
    #expect(texts == ["undefined"])
    #expect(try sample(sheet, "title1@large.fallback").line.text == "Title 1")
  }

  @Test("A14: an undefined style that is the system's is drawn, and its head says that it is not in the type system")
  func undefinedSystem() throws {
    let sheet = try sheet([.largeTitle]) { $0.styles[.largeTitle] = nil }
    #expect(try sample(sheet, "largeTitle@large.custom").line.text == "Large Title")
    // In the row's head and in the legend.
    #expect(sheet.texts.count { $0.line.text == "not in the type system" } == 2)
    #expect(sheet.text("   the document has no rule for the style") != nil)
  }

  // MARK: Roles

  @Test("A18: a role's row says that it is one, before its face; a style's row doesn't")
  func roles() throws {
    let sheet = try sheet([.body, .role("button")]) {
      $0.roles["button"] = RoleRule(rule: StyleRule(font: "SpecimenBox-Regular", size: .fixed(17)))
    }
    let words = sheet.texts.filter { $0.line.text == "role" }
    #expect(words.count == 1)
    let face = try #require(
      sheet.texts.first { $0.line.text == "SpecimenBox-Regular" && $0.origin.y == words[0].origin.y })
    #expect(words[0].origin.x < face.origin.x)
    #expect(sheet.frame.cells.map(\.name).suffix(2) == ["button@large.custom", "button@large.fallback"])
    #expect(sheet.frame.bookmarks.map(\.title) == ["Body", "button"])
  }

  // MARK: Letter spacing, features, case

  @Test("Letter spacing reaches the frame: 2 pt a character more than 12 pt each")
  func letterSpacing() throws {
    let widths = try [nil, .em(0.1), .points(-2), .system].map { spacing in
      try sample(try sheet(rule: box("nnn", letterSpacing: spacing)), "body@large.custom").line.width
    }
    #expect(zip(widths, [36, 42, 30, 36]).allSatisfy { abs($0 - $1) < 0.01 }, "\(widths)")
  }

  private func sheet(rule: StyleRule) throws -> LaidOutSheet { try sheet([.body], [.large], rule) }

  @Test("Features reach the frame: a small capital a of Serif Bold is 674 units wide, the letter 563")
  func features() throws {
    let rule = { StyleRule(font: "SpecimenSerif-Bold", size: .fixed(100), features: $0, sample: "a") }
    let plain = try sample(try sheet(rule: rule([])), "body@large.custom")
    #expect(abs(plain.line.width - 56.3) < 0.01)
    let capital = try sample(try sheet(rule: rule([FontFeature(tag: "smcp")])), "body@large.custom")
    #expect(abs(capital.line.width - 67.4) < 0.01)
    #expect(capital.line.text == "a")
  }

  @Test("A10: a feature that the face lacks is worded once, in the head where every cell has it, and in the legend")
  func featureAbsent() throws {
    let rule = StyleRule(font: "SpecimenBox-Regular", features: [FontFeature(tag: "smcp")], sample: "a")
    let sheet = try sheet([.body], [.large, .xLarge], rule)
    #expect(sheet.texts.count { $0.line.text == "no smcp" } == 2)
    #expect(sheet.text("   the face lacks a feature that the style asks for, and is drawn plain") != nil)
  }

  @Test("Letters have the case that the rule asks for, in both columns")
  func letterCase() throws {
    var rule = box("Body text")
    rule.letterCase = .uppercase
    let sheet = try sheet(rule: rule)
    #expect(try sample(sheet, "body@large.custom").line.text == "BODY TEXT")
    #expect(try sample(sheet, "body@large.fallback").line.text == "BODY TEXT")
  }

  // MARK: Colour

  @Test("A colour is the sample's, and one with alpha lets the ground of its category through")
  func color() throws {
    let red = DocumentColor(red: 255, green: 0, blue: 0)
    let opaque = try sheet([.body], [.large, .accessibility1], box("n", color: red))
    #expect(try sample(opaque, "body@large.custom").color == Frame.Color(red: 255, green: 0, blue: 0))
    let faint = DocumentColor(red: 255, green: 0, blue: 0, alpha: 51)
    let sheet = try sheet([.body], [.medium, .accessibility1], box("n", color: faint))
    // A fifth of the colour and four fifths of white.
    #expect(try sample(sheet, "body@medium.custom").color == Frame.Color(red: 255, green: 204, blue: 204))
    let ground = Palette.light.accessibilityGround
    let mixed = Frame.Color(
      red: UInt8((51 + Double(ground.red) * 0.8).rounded()), green: UInt8((Double(ground.green) * 0.8).rounded()),
      blue: UInt8((Double(ground.blue) * 0.8).rounded()))
    #expect(try sample(sheet, "body@AX1.custom").color == mixed)
    let dark = try self.sheet([.body], [.medium], box("n", color: faint), options: SheetOptions(theme: .dark))
    // Over #151618: 51 + 0.8 x 21, 0.8 x 22, 0.8 x 24.
    #expect(try sample(dark, "body@medium.custom").color == Frame.Color(red: 68, green: 18, blue: 19))
  }

  @Test("An invisible colour is the ground, and labels keep theirs")
  func noColor() throws {
    let clear = DocumentColor(red: 0, green: 0, blue: 0, alpha: 0)
    let sheet = try sheet([.body], [.medium], box("n", color: clear))
    #expect(try sample(sheet, "body@medium.custom").color == .white)
    #expect(sheet.text("20")?.color == Palette.light.ink)
  }

  // MARK: Marks

  @Test("A stand-in is said to be in place of the face that is missing, in the head and in the legend")
  func standIn() throws {
    let sheet = try sheet { document in
      document.families = [
        "own": FontFamily(.listed([FaceKey(.medium): "Museo-500"]), standIn: .family("sans")),
        "sans": FontFamily(.matching("Specimen Sans")),
      ]
      document.styles[.body] = StyleRule(font: .family("own"), weight: .medium)
    }
    #expect(sheet.text("in place of Museo-500") != nil)
    #expect(sheet.text("in place of") != nil)
    #expect(sheet.text("   the face isn't there; the document's stand-in for its family is drawn") != nil)
  }

  @Test("A mark of the font that holds for one category alone is worded in its cell, not in the head")
  func oneCell() throws {
    let rule = StyleRule(
      font: "SpecimenSerif-Bold", sample: "n", at: [.xLarge: StyleOverride(font: .face("Museo-500"))])
    let sheet = try sheet([.body], [.large, .xLarge], rule)
    let words = sheet.texts.filter { $0.line.text == "Museo-500 is missing" }
    #expect(words.count == 1)
    let cell = try #require(sheet.frame.cells.first { $0.name == "body@xLarge.custom" })
    let inCell = sheet.frame.items[cell.items].contains { item in
      if case .text(let text) = item { text.line.text == "Museo-500 is missing" } else { false }
    }
    #expect(inCell)
  }

  @Test("On a watch growth by metrics is derived: the head and the legend say so, quietly")
  func derived() throws {
    let sheet = try sheet([.body], [.small, .large, .xLarge]) { $0.platform = .watchos }
    let words = sheet.texts.filter { $0.line.text == "growth derived" }
    #expect(words.count == 2)
    #expect(words.allSatisfy { $0.color != Palette.light.mark })
    #expect(sheet.text("   the growth follows the printed leadings; nobody has recorded it on a device") != nil)
  }

  @Test("Sizes that no one publishes are said to be unknown")
  func unknown() throws {
    let sheet = try sheet([.body], [.xSmall, .large]) { document in
      document.platform = .visionos
      document.styles[.body] = StyleRule(font: "Specimen Serif", size: .metrics(size: 20))
    }
    #expect(sheet.texts.count { $0.line.text == "unknown" } >= 2)
    #expect(try sample(sheet, "body@large.custom").line.text == "Body")
  }

  // MARK: The title

  private func title(_ change: (inout TypeSystemDocument) -> Void) throws -> Frame.Text {
    let sheet = try press.layOut(
      press.document {
        $0.name = "Name"
        change(&$0)
      }, categories: [.large])
    return try #require(sheet.text("Name"))
  }

  private func face(_ text: Frame.Text) -> String? {
    text.line.runs.first.map { press.library[$0.font.face].postScriptName }
  }

  @Test("The sheet's name is set in largeTitle's face where the system defines it, else in its first own style's")
  func titleFace() throws {
    #expect(face(try title { $0.styles[.largeTitle]?.font = "SpecimenSerif-Bold" }) == "SpecimenSerif-Bold")
    let museo = try title {
      $0.styles[.largeTitle] = nil
      $0.styles[.title1]?.font = "SpecimenBox-Regular"
    }
    #expect(face(museo) == "SpecimenBox-Regular")
    let undefined = try title {
      $0.undefinedStyles = .error
      $0.styles = [.caption2: StyleRule(font: "SpecimenSerif-Light")]
    }
    #expect(face(undefined) == "SpecimenSerif-Light")
    #expect(face(try title { $0.styles = [:] })?.hasPrefix("SpecimenFlex") == true)
  }

  // MARK: Strategies in heads

  @Test(
    "A head says how sizes are made",
    arguments: [
      (.fixed(17), "fixed 17"), (.steps(SteppedSize(base: 17, limits: SizeLimits(minimum: 14))), "steps 17, min 14"),
      (.system(SystemSize(factor: 1.1, offset: -1)), "system 17.7, x 1.1, - 1 pt"),
      (.system(SystemSize(relativeTo: .callout, rounding: .floor)), "system 16, as Callout, floor"),
      (
        .metrics(MetricsSize(size: 20, relativeTo: .title1, rounding: .pixel, leadings: .printed)),
        "metrics 20, as Title 1, printed leadings, to pixels"
      ),
      (.metrics(MetricsSize(limits: SizeLimits(minimum: 12, maximum: 40))), "metrics 17, min 12, max 40"),
      (.multiply(MultipliedSize(base: 16, by: [.large: .times(1)], rounding: .floor)), "multiply 16, floor"),
      (.table(SizeTable([.large: 15])), "table 15"),
    ] as [(SizeStrategy, String)])
  func strategies(_ strategy: SizeStrategy, _ words: String) throws {
    let sheet = try sheet(rule: StyleRule(font: "SpecimenSerif-Medium", size: strategy))
    #expect(sheet.texts.contains { $0.line.text == "  500  \(words)" }, "\(sheet.texts.map(\.line.text))")
  }

  @Test("A colour that can hardly be told from its ground is marked with its contrast, in the theme where that is so")
  func faint() throws {
    let grey = DocumentColor(red: 0xEE, green: 0xEE, blue: 0xEE)
    let marks = { (theme: Theme, color: DocumentColor) in
      try sheet([.body], [.small], box("ab", color: color), options: SheetOptions(theme: theme)).marks
        .filter { $0.column == .custom }.compactMap { entry -> Double? in
          if case .faint(let contrast) = entry.mark { contrast } else { nil }
        }
    }
    // WCAG 2.2: #EEEEEE on white is 1.16:1, #949494 3.03:1, #959595 2.99:1; white on white 1:1.
    #expect(try abs((marks(.light, grey).first ?? 0) - 1.16) < 0.01)
    #expect(try marks(.dark, grey) == [])
    #expect(try marks(.light, DocumentColor(red: 0x94, green: 0x94, blue: 0x94)) == [])
    #expect(try marks(.light, DocumentColor(red: 0x98, green: 0x98, blue: 0x98)).count == 1)
    #expect(try marks(.light, DocumentColor(red: 0, green: 0, blue: 0, alpha: 0)) == [1])
  }

  @Test("A sheet too large to be counted is an error like any other")
  func endless() throws {
    let error = #expect(throws: SheetError.self) {
      _ = try sheet([.body], [.large], StyleRule(font: "SpecimenBox-Regular", size: .fixed(1e300), sample: "a"))
    }
    #expect(error?.description.contains("more than a billion x more than a billion pt") == true)
  }

  @Test("A card of a long name has a shorter one of its own, with its category and column at the end")
  func longCards() throws {
    let names = ["a", "b"].map { String(repeating: "x", count: 300) + $0 }
    let document = press.document {
      for name in names { $0.styles[.custom(name)] = StyleRule(font: "SpecimenBox-Regular", size: .fixed(9)) }
    }
    let pages = try press.layOut(
      SheetOptions(layout: .cards), document, styles: names.map { .custom($0) }, categories: [.accessibility5]
    ).pages
    let files = pages.compactMap(\.name)
    #expect(Set(files).count == 4)
    #expect(files.allSatisfy { $0.utf8.count <= 160 })
    #expect(files[0].hasSuffix("@AX5.custom") && files[1].hasSuffix("@AX5.fallback"))
  }
}
