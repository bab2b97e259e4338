import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

/// Each kind of mark, where it trips and where it just doesn't.
@Suite("Marks")
struct MarkTests {
  let press = SheetPress()

  /// The marks of the body's custom cell at one category.
  private func marks(
    _ category: ContentSizeCategory = .large, _ change: (inout TypeSystemDocument) -> Void
  ) throws -> [Mark] {
    let sheet = try press.layOut(press.document(change), styles: [.body], categories: [category])
    return sheet.marks.filter { $0.column == .custom }.map(\.mark)
  }

  private func box(_ sample: String, _ size: SizeStrategy = .metrics(size: 20)) -> StyleRule {
    StyleRule(font: "SpecimenBox-Regular", size: size, sample: sample)
  }

  private func stack(_ sample: String) -> StyleRule {
    StyleRule(font: "SpecimenMarks-Regular", size: .metrics(size: 20), sample: sample)
  }

  @Test("A stand-in is marked unless the system font itself is there")
  func standIn() throws {
    let standIn: Set<Mark> = [.standIn(for: "SF Pro")]
    let marked = try press.layOut(press.document(), styles: [.body], categories: [.large])
    #expect(Set(marked.marks.filter { $0.column == .fallback }.map(\.mark)) == standIn)
    let there = try press.layOut(
      press.document { $0.systemFamilies = ["Specimen Flex"] }, styles: [.body], categories: [.large])
    #expect(there.marks.isEmpty)
  }

  @Test("A missing face and an undefined style are marked")
  func missingFace() throws {
    #expect(try marks { $0.styles[.body] = StyleRule(font: "Museo Sans") }.contains(.fallback(missing: "Museo Sans")))
    #expect(try marks { $0.styles[.body] = nil }.contains(.undefined))
    #expect(try marks { $0.styles[.body] = StyleRule(font: "Specimen Serif", weight: .bold) }.isEmpty)
  }

  @Test("A weight that the family lacks is marked, one that it has is not")
  func nearestWeight() throws {
    let asked = FontWeight.black
    #expect(
      try marks { $0.styles[.body] = StyleRule(font: "Specimen Serif", weight: asked) }
        == [.nearestWeight(asked: FaceKey(.black), drawn: FaceKey(.bold))])
  }

  @Test("A character from another font is marked, and a face that has all is not")
  func fallbackGlyphs() throws {
    #expect(try marks { $0.styles[.body] = box("a×b×") } == [.fallbackGlyphs(2)])
    #expect(try marks { $0.styles[.body] = box("axbx") } == [])
  }

  @Test("A character that no font has is marked, an emoji of several code points as one")
  func missingGlyphs() throws {
    #expect(try marks { $0.styles[.body] = box("a\u{1F9FF}") } == [.missingGlyphs(1)])
    let family = "\u{1F9D1}\u{200D}\u{1F33E}"
    #expect(
      try marks { $0.styles[.body] = box("a\(family)") } == [.missingGlyphs(1), .invisible(["\u{200D}"])])
  }

  @Test("A sample of exactly 600 pt is whole, and one character more is cut")
  func cut() throws {
    #expect(try marks { $0.styles[.body] = box(String(repeating: "a", count: 50)) } == [])
    // Box has no ellipsis: the fallback's, 14.06 pt, takes the place of two boxes. It is the sheet's own, and no mark.
    #expect(try marks { $0.styles[.body] = box(String(repeating: "a", count: 51)) } == [.cut(3)])
  }

  @Test("A maximum that the curve reaches doesn't cap it; one that is a point lower does")
  func capped() throws {
    // Body at AX5 is 17 x 62 / 22 = 47.9, 48 pt.
    #expect(try marks(.accessibility5) { $0.styles[.body] = box("a", .metrics(size: 17, maximum: 48)) } == [])
    #expect(
      try marks(.accessibility5) { $0.styles[.body] = box("a", .metrics(size: 17, maximum: 47)) } == [.capped(at: 47)])
  }

  @Test("11 pt is not under the minimum of 11, 10 is")
  func belowMinimum() throws {
    #expect(try marks { $0.styles[.body] = box("a", .metrics(size: 11)) } == [])
    #expect(try marks { $0.styles[.body] = box("a", .metrics(size: 10)) } == [.belowMinimum(10)])
  }

  @Test("Ink that fills the line box is not marked; a mark more leaves it, by 3.8 pt")
  func inkAbove() throws {
    // Three acutes reach 1100 units, the face's ascender; the fourth 190 more.
    #expect(try marks { $0.styles[.body] = stack("e\u{301}\u{301}\u{301}") } == [])
    let marks = try marks { $0.styles[.body] = stack("e\u{301}\u{301}\u{301}\u{301}") }
    guard case .inkBeyond(let top, 0) = try #require(marks.first) else {
      Issue.record("\(marks)")
      return
    }
    #expect(abs(top - 3.8) < 1e-9)
  }

  @Test("Ink below the line box is marked with its own number")
  func inkBelow() throws {
    #expect(try marks { $0.styles[.body] = stack("e\u{331}\u{331}") } == [])
    let marks = try marks { $0.styles[.body] = stack("e\u{331}\u{331}\u{331}") }
    guard case .inkBeyond(0, let bottom) = try #require(marks.first) else {
      Issue.record("\(marks)")
      return
    }
    #expect(abs(bottom - 1.4) < 1e-9)
  }

  @Test("A quarter of a point beyond the box is not marked, more is")
  func inkTolerance() throws {
    // Four acutes leave the box by 0.19 em: 0.19 pt at 1 pt, 0.38 at 2.
    let marks: (Double) throws -> [String] = { size in
      try self.marks {
        $0.styles[.body] = StyleRule(
          font: "SpecimenMarks-Regular", size: .metrics(size: size), sample: "e\u{301}\u{301}\u{301}\u{301}")
      }.map(\.name)
    }
    #expect(try marks(1) == ["belowMinimum"])
    #expect(try marks(2) == ["belowMinimum", "inkBeyond"])
  }

  @Test("Invisible characters are listed, each once, in the order of the text; visible text has none")
  func invisible() throws {
    #expect(
      try marks { $0.styles[.body] = box("a\u{200D}\u{7}b\u{200D}\tc") }
        == [.invisible(["\u{200D}", "\u{7}"])])
    #expect(try marks { $0.styles[.body] = box("a b") } == [])
  }

  @Test("What was cut off is not listed as invisible")
  func cutInvisible() throws {
    let sample = String(repeating: "a", count: 60) + "\u{200D}"
    #expect(try marks { $0.styles[.body] = box(sample) }.map(\.name) == ["cut"])
  }

  @Test("Only what was substituted fails a strict run")
  func substitutions() {
    let marks: [Mark] = [
      .fallback(missing: ""), .faceStandIn(missing: ""),
      .nearestWeight(asked: FaceKey(.bold), drawn: FaceKey(.regular)), .fallbackGlyphs(1), .missingGlyphs(1),
      .undrawableGlyphs(1),
    ]
    #expect(marks.allSatisfy { $0.isSubstitution })
    let notes: [Mark] = [
      .standIn(for: ""), .capped(at: 1), .belowMinimum(1), .undefined, .derived, .featureAbsent("smcp"), .cut(1),
      .inkBeyond(top: 1, bottom: 0),
      .invisible(["\u{7}"]),
    ]
    #expect(notes.allSatisfy { !$0.isSubstitution })
    #expect(Set((marks + notes).map(\.name)).count == 14)
  }
}
