import Testing
import Typeface

@Suite("The same file twice, and two files with one name")
struct DuplicateTests {
  private let library = FontLibrary()

  private func bytes(_ weight: Int, name: String = "Twin") throws -> [UInt8] {
    try TestFonts.box(family: name, style: "W\(weight)", postScriptName: name, weight: weight)
  }

  @Test("C11: The same bytes again change nothing, whatever the path")
  func again() throws {
    let first = library.load(bytes: try bytes(400), name: "a.ttf")
    let second = library.load(bytes: try bytes(400), name: "a.ttf")
    let third = library.load(bytes: try bytes(400), name: "b.ttf")
    #expect(first.result == .loaded)
    #expect(second.result == .alreadyLoaded)
    #expect(second.faces == first.faces)
    #expect(second.notes.isEmpty)
    #expect(third.result == .alreadyLoaded)
    #expect(third.notes == ["the same bytes as 'a.ttf'"])
    #expect(library.faces.count == 1)
  }

  @Test("C11: By default the first file keeps the name, and the second is refused with the first's path")
  func first() throws {
    library.load(bytes: try bytes(400), name: "a.ttf")
    let report = library.load(bytes: try bytes(700), name: "b.ttf")
    #expect(report.refusal == "PostScript name 'Twin' belongs to a face of 'a.ttf'")
    #expect(report.duplicates.map(\.path) == ["a.ttf"])
    #expect(report.duplicates.map(\.postScriptName) == ["Twin"])
    #expect(library.faces.map(\.weight) == [400])
  }

  @Test("C11: The last file can take the name over; the first face stays behind its identifier")
  func last() throws {
    let first = library.load(bytes: try bytes(400), name: "a.ttf")
    let report = library.load(bytes: try bytes(700), name: "b.ttf", onDuplicate: .last)
    #expect(report.result == .loaded)
    #expect(report.notes == ["PostScript name 'Twin' is taken over from 'a.ttf'"])
    #expect(report.faces == [FaceID(rawValue: 1)])
    #expect(library.faces.map(\.weight) == [700])
    #expect(library.match("Twin")?.face.weight == 700)
    #expect(try library[#require(first.faces.first)].weight == 400)
    #expect(library.load(bytes: try bytes(900, name: "Other"), name: "c.ttf").faces == [FaceID(rawValue: 2)])
  }

  @Test("C11: As an error, a name that is taken refuses the whole file")
  func error() throws {
    library.load(bytes: try bytes(400), name: "a.ttf")
    let pair = Sfnt.collection([Sfnt(try bytes(500, name: "New")), Sfnt(try bytes(700))])
    let report = library.load(bytes: pair, name: "b.ttc", onDuplicate: .error)
    #expect(report.refusal == "PostScript name 'Twin' belongs to a face of 'a.ttf'")
    #expect(report.duplicates.count == 1)
    #expect(library.faces.map(\.postScriptName) == ["Twin"])
  }

  @Test("Otherwise the other faces of a collection are taken in, and a second try finds them there")
  func collection() throws {
    library.load(bytes: try bytes(400), name: "a.ttf")
    let pair = Sfnt.collection([Sfnt(try bytes(500, name: "New")), Sfnt(try bytes(700))])
    let report = library.load(bytes: pair, name: "b.ttc")
    #expect(report.result == .loaded)
    #expect(report.notes == ["face 1: PostScript name 'Twin' belongs to a face of 'a.ttf'"])
    #expect(library.faces.map(\.postScriptName) == ["Twin", "New"])
    let again = library.load(bytes: pair, name: "b.ttc")
    #expect(again.result == .alreadyLoaded)
    #expect(again.faces == report.faces)
    #expect(again.notes == report.notes)
  }

  @Test("A folder follows the policy that it is given")
  func folder() throws {
    let folder = try ScratchFolder()
    try folder.write(try bytes(400), "a.ttf")
    try folder.write(try bytes(700), "b.ttf")
    let reports = try library.load(directory: folder.path, options: DirectoryOptions(onDuplicate: .last))
    #expect(reports.map(\.result) == [.loaded, .loaded])
    #expect(library.faces.map(\.weight) == [700])
  }

  @Test("An identifier of another library stops the program")
  func foreign() async {
    await #expect(processExitsWith: .failure) {
      _ = FontLibrary()[FaceID(rawValue: 0)]
    }
  }
}
