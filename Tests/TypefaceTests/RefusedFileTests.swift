import TestSupport
import Testing
import Typeface

@Suite("Files that an earlier process came to its end with")
struct RefusedFileTests {
  @Test("They are refused unread, with the reason, and the others are taken in")
  func refused() throws {
    var limits = FontLimits()
    let path = "\(TestFaces.folder)/SpecimenBox-Regular.ttf"
    limits.refusedFiles = [path: "it ended a process"]
    let library = FontLibrary(limits: limits)
    #expect(library.load(file: path).refusal == "it ended a process")
    #expect(library.faces.isEmpty)
    let reports = try library.load(directory: TestFaces.folder)
    #expect(reports.first { $0.path == path }?.refusal == "it ended a process")
    #expect(reports.count { !$0.faces.isEmpty } > 10)
    #expect(library.load(file: "\(TestFaces.folder)/SpecimenTall.ttf").refusal == nil)
  }
}
