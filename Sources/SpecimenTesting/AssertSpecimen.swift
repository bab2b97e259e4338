#if canImport(XCTest)
  public import Snapshot
  internal import XCTest
  #if canImport(Darwin)
    internal import Foundation
  #endif

  /// Asserts that what a test drew is its golden, in XCTest.
  ///
  /// The golden lies beside the test's file, in `__Snapshots__/<File>/<test>.<name>.png` with its manifest beside it. Where
  /// there is none it is recorded, and the test fails once, so that someone looks at it. A failure says which cells differ and
  /// why, and leaves a report in the folder that SNAPSHOT_ARTIFACTS names, or `specimen-report` in `__Snapshots__`; on
  /// Apple's platforms it attaches pictures too.
  ///
  /// - Parameters:
  ///   - subject: A sheet, a frame, or a picture of the test's own.
  ///   - name: What tells the goldens of one test apart; without one they are numbered in the order of their calls.
  ///   - tolerance: How much a cell may differ; not at all unless told.
  ///   - record: When the golden is recorded; nil leaves it to SNAPSHOT_TESTING_RECORD, `missing` where that isn't set. Under
  ///     CI nothing is.
  ///   - form: What the golden consists of; nil for what there is already.
  ///   - file: The test's file, where a failure is told.
  ///   - line: The line where a failure is told.
  ///   - function: The test's name.
  public func assertSpecimen(
    _ subject: SpecimenSubject, named name: String? = nil, tolerance: Tolerance = .exact, record: RecordMode? = nil,
    as form: GoldenForm? = nil, file: StaticString = #filePath, line: UInt = #line, function: String = #function
  ) {
    let caller = ClaimedPlaces.Caller(test: "\(file) \(function)", line: Int(line), column: 0)
    let number = name ?? String(ClaimedPlaces.shared.number(of: caller))
    let check = SnapshotCheck(
      subject, at: SnapshotPlace(filePath: "\(file)", test: function, name: number), caller: caller,
      tolerance: tolerance, record: record, form: form, surroundings: .current)
    guard case .failed(let message, let attachments) = check.run() else { return }
    attach(attachments)
    XCTFail(message, file: file, line: line)
  }

  /// Hands pictures to the runner, where it takes any.
  private func attach(_ attachments: [SnapshotAttachment]) {
    #if canImport(Darwin)
      XCTContext.runActivity(named: "specimen") { activity in
        for attachment in attachments {
          let picture = XCTAttachment(data: Data(attachment.bytes), uniformTypeIdentifier: "public.png")
          picture.name = attachment.name
          activity.add(picture)
        }
      }
    #endif
  }
#endif
