import TestSupport
import Testing
import Typeface

@Suite("Two libraries in one")
struct JoinedLibraryTests {
  private let first = TestFaces.library("SpecimenSerif-Light.ttf", "SpecimenSans-Bold.otf")

  private func patched() -> FontLibrary {
    let library = FontLibrary()
    library.load(file: "\(TestFaces.folder)/SpecimenBox-Regular.ttf")
    library.load(file: "\(TestFaces.folder)/SpecimenSans-Bold.otf")
    var font = PatchedFont("SpecimenSerif-Light.ttf")
    font.movePoint(ofGlyph: 36)
    library.load(bytes: font.bytes, name: "Light.ttf")
    return library
  }

  @Test("Faces of the first keep their numbers, the same bytes are there once, and others get new numbers")
  func numbers() {
    let other = patched()
    let (joined, places) = first.joined(with: other)
    #expect(places.map(\.rawValue) == [2, 1, 3])
    #expect(joined[FaceID(rawValue: 0)].sha256 == first.faces[0].sha256)
    for (face, place) in zip(other.faces, places) {
      #expect(joined[place].id == place)
      #expect(joined[place].sha256 == face.sha256)
      #expect(joined[place].postScriptName == face.postScriptName)
      #expect(joined[place].lineMetrics == face.lineMetrics)
    }
  }

  @Test("A name finds the first library's face; what only the other has is found too")
  func names() {
    let (joined, _) = first.joined(with: patched())
    #expect(joined.faces.map(\.postScriptName) == ["SpecimenSerif-Light", "SpecimenSans-Bold", "SpecimenBox-Regular"])
    #expect(joined.match("SpecimenSerif-Light")?.face.sha256 == first.faces[0].sha256)
  }

  @Test("A library joined with itself or with nothing is that library again")
  func same() {
    #expect(first.joined(with: first).places.map(\.rawValue) == [0, 1])
    #expect(first.joined(with: first).library.faces.count == 2)
    #expect(first.joined(with: FontLibrary()).places.isEmpty)
    #expect(FontLibrary().joined(with: first).places.map(\.rawValue) == [0, 1])
  }

  @Test("Faces of the joined library outlive both")
  func lifetime() {
    var joined: FontLibrary?
    do {
      let own = TestFaces.library("SpecimenSerif-Light.ttf")
      joined = own.joined(with: TestFaces.library("SpecimenFlex[opsz,wght].ttf")).library
    }
    #expect(joined?.faces.map { $0.contains("a") } == [true, true])
    #expect(joined?.faces[1].axes.map(\.tag) == ["opsz", "wght"])
  }

  @Test("A joined library takes in further files")
  func further() {
    let (joined, _) = first.joined(with: patched())
    let report = joined.load(file: "\(TestFaces.folder)/SpecimenSerif-Bold.ttf")
    #expect(report.faces == [FaceID(rawValue: 4)])
    #expect(joined.load(file: "\(TestFaces.folder)/SpecimenBox-Regular.ttf").result == .alreadyLoaded)
  }

  @Test("Faces of one collection that were taken in apart are each there once")
  func collections() {
    let (own, other) = (FontLibrary(), FontLibrary())
    own.load(file: "\(TestFaces.folder)/SpecimenCollection.ttc", index: 0)
    other.load(file: "\(TestFaces.folder)/SpecimenCollection.ttc")
    let (joined, places) = own.joined(with: other)
    #expect(places.map(\.rawValue) == [0, 1])
    #expect(joined.faces.map(\.index) == [0, 1])
  }
}
