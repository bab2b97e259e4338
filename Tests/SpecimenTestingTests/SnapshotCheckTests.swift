import Snapshot
import SpecimenTesting
import TestSupport
import Testing

@Suite("A test's comparison with its golden")
struct SnapshotCheckTests {
  let scratch = ScratchFolder()

  /// A picture of 8 x 4 pixels, the first of them in another colour.
  private func picture(_ first: UInt32 = 0xFF00_0000) -> SpecimenSubject {
    var bitmap = Snapshot.Bitmap(width: 8, height: 4, color: 0xFFFF_FFFF)
    bitmap.pixels[0] = first
    return .picture(bitmap)
  }

  private func run(
    _ subject: SpecimenSubject, _ mode: RecordMode? = nil, tolerance: Tolerance = .exact,
    _ surroundings: TestSurroundings = TestSurroundings(), line: Int = 1, claims: ClaimedPlaces = ClaimedPlaces()
  ) -> String? {
    let place = SnapshotPlace(filePath: "\(scratch.path)/CardTests.swift", test: "card()", name: "dark")
    let check = SnapshotCheck(
      subject, at: place, caller: ClaimedPlaces.Caller(test: "card()", line: line, column: 1), tolerance: tolerance,
      record: mode, surroundings: surroundings, claims: claims)
    guard case .failed(let message, _) = check.run() else { return nil }
    return message.replacing(scratch.path, with: "…")
  }

  private var golden: [UInt8] { scratch.read("__Snapshots__/CardTests/card.dark.png") }

  @Test("A missing golden is recorded, and the test fails once")
  func missing() {
    #expect(
      run(picture()) == """
        recorded '…/__Snapshots__/CardTests/card.dark.png': there was no golden
        hint: look at it, commit it, and run the test again
        """)
    #expect(!golden.isEmpty)
    #expect(run(picture()) == nil)
  }

  @Test("What differs fails, says what and where, and leaves the golden alone")
  func different() {
    _ = run(picture())
    let recorded = golden
    #expect(
      run(picture(0xFF01_0000)) == """
        'card.dark' is not its golden: 1 of 1 cell differs
          picture: 1 px differs, largest step 1
        golden: …/__Snapshots__/CardTests/card.dark.png
        report: …/__Snapshots__/specimen-report/CardTests/card.dark/report.html
        hint: if that is meant, SNAPSHOT_TESTING_RECORD=failed records it
        """)
    #expect(Bytes(golden) == Bytes(recorded))
    #expect(!scratch.read("__Snapshots__/specimen-report/CardTests/card.dark/report.html").isEmpty)
    #expect(run(picture()) == nil)
    #expect(scratch.read("__Snapshots__/specimen-report/CardTests/card.dark/report.html").isEmpty)
  }

  @Test("The modes record what they say", arguments: RecordMode.allCases)
  func modes(_ mode: RecordMode) {
    let isRecordedWhenMissing = mode != .never
    #expect((run(picture(), mode) ?? "").hasPrefix("recorded") == isRecordedWhenMissing)
    #expect(golden.isEmpty != isRecordedWhenMissing)
    _ = run(picture(), .missing)
    let isRecordedWhenDifferent = mode == .all || mode == .failed
    #expect((run(picture(0xFF80_0000), mode) ?? "").hasPrefix("recorded") == isRecordedWhenDifferent)
    #expect((run(picture(0xFF80_0000), RecordMode.never) == nil) == isRecordedWhenDifferent)
  }

  @Test("Under CI nothing is recorded, whatever is asked", arguments: [RecordMode.all, .missing, .failed, nil])
  func continuousIntegration(_ mode: RecordMode?) {
    let message = run(picture(), mode, TestSurroundings(record: "all", isContinuousIntegration: true))
    #expect(message?.hasPrefix("there is no golden '…/__Snapshots__/CardTests/card.dark.png'") == true)
    #expect(
      message?.hasSuffix("CI is set, and nothing is recorded there: run the test without it, and commit the golden")
        == true)
    #expect(golden.isEmpty)
  }

  @Test("SNAPSHOT_TESTING_RECORD decides where the call doesn't")
  func environment() {
    #expect(run(picture(), nil, TestSurroundings(record: "never"))?.hasPrefix("there is no golden") == true)
    #expect(run(picture(), .missing, TestSurroundings(record: "never"))?.hasPrefix("recorded") == true)
    #expect(
      run(picture(), nil, TestSurroundings(record: "sometimes")) == """
        no way to record is named 'sometimes' (SNAPSHOT_TESTING_RECORD)
        hint: it is all, missing, failed or never
        """)
  }

  @Test("SNAPSHOT_ARTIFACTS says where the report goes")
  func artifacts() {
    _ = run(picture())
    let message = run(picture(0xFF80_0000), nil, TestSurroundings(artifacts: "\(scratch.path)/left"))
    #expect(message?.contains("report: …/left/CardTests/card.dark/report.html") == true)
    #expect(!scratch.read("left/CardTests/card.dark/report.html").isEmpty)
  }

  @Test("Two calls with one name are told, and so is one call with two drawings")
  func sharedNames() {
    let claims = ClaimedPlaces()
    _ = run(picture(), line: 4, claims: claims)
    #expect(
      run(picture(), line: 9, claims: claims) == """
        the golden '…/__Snapshots__/CardTests/card.dark.png' belongs to line 4 of card() already
        hint: 'named:' gives each its own
        """)
    let message = run(picture(0xFF80_0000), .all, line: 4, claims: claims)
    #expect(
      message?.hasSuffix("this call came before in this run and has one golden: 'named:' gives each drawing its own")
        == true)
    #expect(run(picture(), line: 4, claims: claims) == nil)
  }

  @Test("A tolerance lets pass what it says")
  func tolerance() {
    _ = run(picture())
    #expect(run(picture(0xFF02_0000), tolerance: Tolerance(step: 2)) == nil)
    #expect(run(picture(0xFF03_0000), tolerance: Tolerance(step: 2)) != nil)
  }

  @Test("A golden that is no PNG is told with its path, and recorded anew only on demand")
  func broken() {
    _ = run(picture())
    _ = scratch.write(Array("no picture".utf8), as: "__Snapshots__/CardTests/card.dark.png")
    #expect(run(picture(), .missing)?.contains("card.dark.png") == true)
    #expect(run(picture(), .failed)?.hasPrefix("recorded") == true)
    #expect(run(picture()) == nil)
  }

  @Test("A PNG's pixels are compared, and what is none is told")
  func png() {
    _ = run(picture())
    #expect(run(.png(golden)) == nil)
    #expect(run(.png([1, 2, 3]))?.hasPrefix("'card.dark' can't be drawn: ") == true)
  }

  @Test("A folder that can't be made is told, and nothing is lost")
  func closedFolder() {
    _ = scratch.write([1], as: "__Snapshots__")
    #expect(run(picture())?.hasPrefix("cannot write '…/__Snapshots__/CardTests") == true)
    #expect(scratch.read("__Snapshots__") == [1])
  }
}
