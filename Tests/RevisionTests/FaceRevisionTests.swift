import DynamicType
import Revision
import TestSupport
import Testing
import TypeSystem
import Typeface

@Suite("What differs in faces")
struct FaceRevisionTests {
  /// A library of the test faces in which Specimen Serif's light face comes from other bytes.
  private func library(_ change: (inout PatchedFont) -> Void) -> FontLibrary {
    let library = FontLibrary()
    var font = PatchedFont("SpecimenSerif-Light.ttf")
    change(&font)
    precondition(!library.load(bytes: font.bytes, name: "elsewhere/Light.ttf").faces.isEmpty)
    _ = try? library.load(directory: TestFaces.folder)
    return library
  }

  @Test("The same bytes under another path are the same face")
  func samePlace() throws {
    var fixture = RevisionFixture()
    fixture.newFonts = library { _ in }
    #expect(try fixture.compare().isEmpty)
  }

  @Test("Another file under the same name is an update, and every cell in it is drawn otherwise")
  func update() throws {
    var fixture = RevisionFixture()
    fixture.newFonts = library { $0.movePoint(ofGlyph: 36) }
    let revision = try fixture.compare()
    let face = try #require(revision.faces.first)
    #expect(revision.faces.count == 1)
    #expect(face.isUpdate)
    #expect(face.old?.postScriptName == "SpecimenSerif-Light")
    #expect(face.new?.postScriptName == "SpecimenSerif-Light")
    #expect(face.old?.sha256 != face.new?.sha256)
    #expect(face.old?.fileName == "SpecimenSerif-Light.ttf")
    #expect(face.new?.fileName == "Light.ttf")
    #expect(face.metrics.isEmpty)
    #expect(face.featuresCame.isEmpty && face.featuresWent.isEmpty)
    #expect(face.places.map { "\($0.style) \($0.column)" } == ["body custom"])
    #expect(try fixture.custom().cells.allSatisfy(\.hasOtherFace))
    #expect(try fixture.custom().properties.isEmpty)
    #expect(revision.unchanged == [.headline])
    #expect(revision.summary == ["1 style differs", "1 font file updated"])
  }

  @Test("A replaced face tells each measure in em that differs: the numbers of Fonts/test/README.md")
  func metrics() throws {
    let fixture = RevisionFixture {
      $0.styles[.body] = StyleRule(font: "Specimen Sans", weight: .light)
    }
    let face = try #require(try fixture.compare().faces.first)
    #expect(!face.isUpdate)
    #expect(
      face.metrics.map { "\($0.metric) \($0.old ?? 9) \($0.new ?? 9)" } == [
        "ascender 0.95 0.93", "descender -0.25 -0.23", "lineGap 0.0 0.04", "xHeight 0.49 0.5",
      ])
    #expect(face.featuresCame == [])
    #expect(face.featuresWent == ["onum"])
    #expect(face.old?.version == "1.000")
  }

  @Test("One pair of faces is told once, with every place where the one became the other")
  func places() throws {
    let fixture = RevisionFixture([.headline, .body, .callout]) {
      for style in [StyleName.headline, .body, .callout] {
        $0.styles[style] = StyleRule(font: "Specimen Sans", weight: .light)
      }
    }
    var before = fixture
    before.old.styles[.callout] = StyleRule(font: "Specimen Serif", weight: .light)
    let faces = try before.compare().faces
    #expect(
      faces.map { "\($0.old?.postScriptName ?? "") \($0.new?.postScriptName ?? "")" } == [
        "SpecimenSans-Bold SpecimenSans-Light", "SpecimenSerif-Light SpecimenSans-Light",
      ])
    #expect(faces.last?.places.map(\.style) == [.body, .callout])
  }

  @Test("Another instance of one variable face is another name and no other face")
  func instances() throws {
    var fixture = RevisionFixture { $0.styles[.body] = StyleRule(font: "Specimen Flex", weight: .bold) }
    fixture.old.styles[.body] = StyleRule(font: "Specimen Flex", weight: .regular)
    #expect(try fixture.compare().faces.isEmpty)
    #expect(try fixture.words(.face) == ["SpecimenFlex-Regular → SpecimenFlex-Bold"])
  }

  @Test("A face that went missing is told with what is drawn for it, and its mark came")
  func missing() throws {
    var fixture = RevisionFixture()
    fixture.newFonts = TestFaces.library(
      "SpecimenFlex[opsz,wght].ttf", "SpecimenSans-Bold.otf", "SpecimenSans-Light.ttf")
    #expect(try fixture.words(.face) == ["SpecimenSerif-Light → SpecimenFlex-Regular"])
    #expect(try fixture.custom().marks.contains { $0.name == "fallback" && $0.side == .new })
  }
}
