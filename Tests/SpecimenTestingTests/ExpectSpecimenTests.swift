import Snapshot
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
    var document = try #require(reading.document, "\(reading.diagnostics)")
    document.systemFamilies = ["Specimen Sans"]
    return .sheet(document, fonts: TestFaces.library())
  }
}

@Suite("expectSpecimen")
struct ExpectSpecimenTests {
  @Test("A sheet is its golden, which is committed beside this file")
  func box() throws { expectSpecimen(try SmallSheet.subject(), as: .hash) }

  @Test("Where CI forbids recording or nobody wants it, a missing golden is an issue that names its file")
  func missing() {
    withKnownIssue {
      expectSpecimen(
        .picture(Snapshot.Bitmap(width: 2, height: 2, color: 0xFFFF_FFFF)), named: "nowhere", record: .never)
    } matching: { issue in
      "\(issue)".contains("__Snapshots__/ExpectSpecimenTests/missing.nowhere.png")
    }
  }
}

final class AssertSpecimenTests: XCTestCase {
  func testBox() throws { assertSpecimen(try SmallSheet.subject(), as: .hash) }
}
