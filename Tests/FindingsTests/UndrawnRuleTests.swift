import DynamicType
import Findings
import Screens
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("Glyphs that are not drawn, as a rule")
struct UndrawnRuleTests {
  /// The face whose n is cut short.
  private static var broken: PatchedFont {
    var font = PatchedFont("SpecimenSans-Medium.ttf")
    font.breakGlyph(42, .cutShort)
    return font
  }

  private let checkup = Checkup(Self.broken)
  private let rule = StyleRule(font: .face("SpecimenSans-Medium"))

  private func document(_ text: String, _ change: (inout TypeSystemDocument) -> Void = { _ in }) -> TypeSystemDocument {
    var rule = rule
    rule.size = .fixed(20)
    rule.sample = text
    return checkup.document(.body, rule, change)
  }

  @Test("A glyph of the sample is an error, with its face, the reason and the code points it stands for")
  func sample() throws {
    let found = try checkup.findings(.glyphsNotDrawn, document("Hanin"), styles: [.body])
    #expect(found.map(\.level) == [.error])
    #expect(found.map(\.column) == [.custom])
    let path = try #require(checkup.library.faces.first { $0.postScriptName == "SpecimenSans-Medium" }).path
    #expect(
      found.first?.message
        == "not drawn: 1 glyph of SpecimenSans-Medium in '\(path)' (the outline is broken or endless), for U+006E of its samples"
    )
    #expect(found.first?.hint == "fetch the font's file again, or have it mended")
    #expect(found.first?.value == 1)
    #expect(found.first?.categories.count == 12)
  }

  @Test("A sample without the glyph has no finding")
  func sound() throws {
    #expect(try checkup.findings(.glyphsNotDrawn, document("Hai"), styles: [.body]).isEmpty)
  }

  @Test("A text of a mock screen has a finding with its path")
  func screen() throws {
    let document = document("Hai") {
      var label = ScreenNode(.label, text: "Han", style: .body)
      label.name = "own"
      $0.screens = [MockScreen(name: "one", ScreenTree(ScreenNode(.stack), [ScreenTree(label)]))]
    }
    let found = try checkup.findings(.glyphsNotDrawn, document, styles: [.body])
    #expect(
      found.count == 1 && found.first?.message.hasPrefix("not drawn: 1 glyph of SpecimenSans-Medium in '") == true)
    #expect(found.first?.message.hasSuffix("for U+006E of its text") == true, "\(found)")
  }
}
