import DynamicType
import Sheet
import TestSupport
import Testing
import TextLayout
import TypeSystem
import Typeface

@Suite("Marks without a sheet")
struct MeasuredTests {
  let press = SheetPress()

  private func compare(_ document: TypeSystemDocument, theme: Theme = .light) throws -> [CellMark] {
    let system = try Resolver(library: press.library, missingFace: .fallback).resolve(document)
    let sheet = try press.layOut(document, options: SheetOptions(theme: theme))
    let shaper = TextShaper(library: press.library)
    let measured = try system.measured(with: shaper, theme: theme)
    #expect(measured.count == sheet.marks.count)
    for (found, drawn) in zip(measured, sheet.marks) { #expect(found == drawn) }
    // What was measured on the light grounds says the same on others, and isn't measured again.
    let recolored = system.measuredStyles(try system.measuredStyles(with: shaper), with: shaper, theme: theme)
    let marks = system.notices(recolored, press.library).marks
    #expect(marks.count == measured.count && zip(marks, measured).allSatisfy { $0 == $1 })
    return measured
  }

  @Test("The marks of a check are those of the poster, one by one")
  func poster() throws {
    let marks = try compare(
      press.document {
        $0.styles[.body]?.sample = "Ж\u{200D}é " + String(repeating: "wide ", count: 60)
        $0.styles[.callout]?.color = DocumentColor(red: 250, green: 250, blue: 250)
        $0.styles[.footnote]?.font = .face("Away")
        $0.styles[.caption1]?.lineHeight = .multiple(0.5)
        $0.styles[.title1]?.size = .metrics(maximum: 30)
      })
    let names = Set(marks.map(\.mark.name))
    #expect(
      names.isSuperset(of: ["notdef", "invisible", "cut", "faint", "fallback", "inkBeyond", "capped", "belowMinimum"]))
  }

  @Test("A colour is faint on one theme's ground and not on the other's", arguments: Theme.allCases)
  func themes(theme: Theme) throws {
    let marks = try compare(
      press.document { $0.styles[.body]?.color = DocumentColor(red: 20, green: 20, blue: 20) }, theme: theme)
    #expect(marks.contains { $0.mark.name == "faint" } == (theme == .dark))
  }

  @Test("Undefined styles and sizes that nobody publishes are marked alike")
  func unknown() throws {
    _ = try compare(
      press.document {
        $0.platform = .visionos
        $0.undefinedStyles = .error
        $0.styles = [.body: StyleRule(font: "Specimen Sans")]
      })
  }

  @Test("A system without styles has no marks, where a sheet would be empty")
  func empty() throws {
    let system = try Resolver(library: press.library).resolve(press.document(), styles: [])
    #expect(try system.measured(with: TextShaper(library: press.library)).isEmpty)
  }
}
