import Foundation
import Testing
import Typeface

@Suite("Installed fonts")
struct InstalledFontsTests {
  @Test("A family that nobody has installed adds nothing")
  func unknown() throws {
    let library = FontLibrary()
    #expect(try library.loadInstalled(families: ["No Such Family 7f3a"]).isEmpty)
    #expect(try library.loadInstalled(families: []).isEmpty)
    #expect(try library.loadInstalled(postScriptNames: []).isEmpty)
    #expect(try library.loadInstalled(families: [], postScriptNames: ["NoSuchFamily7f3a-Bold", "-", "", "a-"]).isEmpty)
    #expect(library.faces.isEmpty)
  }

  /// In a process of its own, where fontconfig's settings can be the test's.
  @Test("Installed families load from fontconfig's folders, sorted by path, and only the faces asked for")
  func installed() async {
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      let pair = [("Pair", "Pair-Regular"), ("Other", "Other-Regular")].map { family, name in
        Sfnt((try? TestFonts.box(family: family, style: "Regular", postScriptName: name)) ?? [])
      }
      try folder.write(Sfnt.collection(pair), "fonts/b.ttc")
      try folder.write(TestFonts.bytes("SpecimenFlex[opsz,wght].ttf"), "fonts/flex.ttf")
      try folder.write(
        TestFonts.box(family: "Pair", style: "Bold", postScriptName: "Pair-Bold", weight: 700), "fonts/a.ttf")
      let settings = "<fontconfig><dir>\(folder.path)/fonts</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>"
      setenv("FONTCONFIG_FILE", try folder.write(Array(settings.utf8), "fonts.conf"), 1)

      let some = FontLibrary()
      let reports = try some.loadInstalled(families: ["pair", "Specimen Flex", "No Such Family"])
      precondition(reports.map(\.path) == ["a.ttf", "b.ttc", "flex.ttf"].map { "\(folder.path)/fonts/\($0)" })
      precondition(some.faces.map(\.postScriptName) == ["Pair-Bold", "Pair-Regular", "SpecimenFlex-Regular"])
      precondition(some.faces[2].namedInstances.count == 9)

      // By PostScript name: a face of a collection, a face, a named instance, and one that nothing has.
      let named = FontLibrary()
      let single = try named.loadInstalled(
        postScriptNames: ["Other-Regular", "SpecimenFlex-SemiBold", "PairNone-Bold", "No-Such"])
      precondition(single.map(\.path) == ["b.ttc", "flex.ttf"].map { "\(folder.path)/fonts/\($0)" })
      precondition(named.faces.map(\.postScriptName) == ["Other-Regular", "SpecimenFlex-Regular"])
      precondition(named.match("SpecimenFlex-SemiBold")?.instance?.name == "SemiBold")
      let both = FontLibrary()
      try both.loadInstalled(families: ["Other"], postScriptNames: ["Pair-Bold", "Other-Regular"])
      precondition(both.faces.map(\.postScriptName) == ["Pair-Bold", "Other-Regular"])

      let all = FontLibrary()
      try all.loadInstalled()
      precondition(all.faces.count == 4)
      precondition(all.match("Other-Regular") != nil)
    }
  }

  @Test("A library never has an installed font unless it asks for it (S21)")
  func apart() {
    #expect(FontLibrary().families.isEmpty)
  }
}
