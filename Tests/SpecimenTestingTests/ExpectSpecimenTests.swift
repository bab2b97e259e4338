import SpecimenTesting
import TestSupport
import Testing
import XCTest

/// The sheet that both helpers are tried on: two styles of a test face on macOS, whose styles have one size.
private struct SmallSheet {
  static func subject(size: Double = 15) throws -> SpecimenSubject {
    let reading = DocumentReader.read(
      Array(
        """
        format: 1
        name: Box
        platform: macos
        families: { box: { family: Specimen Box }, sans: { family: Specimen Sans } }
        fallback: { family: sans }
        styles:
          body: { family: box, size: { fixed: \(size) } }
          title1: { family: sans, size: { fixed: 24 } }
        """.utf8), name: "box.yaml")
    let document = try #require(reading.document, "\(reading.diagnostics)")
    return .sheet(document, fonts: TestFaces.library())
  }
}

@Suite("expectSpecimen")
struct ExpectSpecimenTests {
  @Test("A sheet is its golden, which is committed beside this file")
  func box() throws { expectSpecimen(try SmallSheet.subject(), as: .hash) }

  @Test("A change of size is an issue that names the cell and the sizes")
  func change() throws {
    let issues = Recorded()
    try withKnownIssue {
      expectSpecimen(try SmallSheet.subject(size: 16), record: .never, as: .hash, function: "box()")
    } matching: { issue in
      issues.take(issue)
    }
    #expect(issues.text.contains("there is no golden"))
  }
}

/// Keeps what an issue said.
private final class Recorded {
  var text = ""

  func take(_ issue: Issue) -> Bool {
    text += "\(issue)"
    return true
  }
}

final class AssertSpecimenTests: XCTestCase {
  func testBox() throws { assertSpecimen(try SmallSheet.subject(), as: .hash) }
}
