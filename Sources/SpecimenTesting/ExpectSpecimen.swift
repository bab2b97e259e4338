#if canImport(Testing)
  public import Snapshot
  public import Testing

  /// Expects that what a test drew is its golden, in Swift Testing.
  ///
  /// The golden lies beside the test's file, in `__Snapshots__/<File>/<test>.<name>.png` with its manifest beside it. Where
  /// there is none it is recorded, and the test fails once, so that someone looks at it. A failure says which cells differ and
  /// why, attaches pictures, and leaves a report in the folder that SNAPSHOT_ARTIFACTS names, or `specimen-report` in
  /// `__Snapshots__`.
  ///
  /// - Parameters:
  ///   - subject: A sheet, a frame, or a picture of the test's own.
  ///   - name: What tells the goldens of one test apart; without one they are numbered in the order of their calls.
  ///   - tolerance: How much a cell may differ; not at all unless told.
  ///   - record: When the golden is recorded; nil leaves it to SNAPSHOT_TESTING_RECORD, `missing` where that isn't set. Under
  ///     CI nothing is.
  ///   - form: What the golden consists of; nil for what there is already.
  ///   - filePath: The test's file.
  ///   - function: The test's name where no test is running.
  ///   - sourceLocation: Where a failure is told.
  public func expectSpecimen(
    _ subject: SpecimenSubject, named name: String? = nil, tolerance: Tolerance = .exact, record: RecordMode? = nil,
    as form: GoldenForm? = nil, filePath: StaticString = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let test = Test.current
    let caller = ClaimedPlaces.Caller(
      test: test.map { "\($0.id)" } ?? "\(sourceLocation.fileID) \(function)", line: sourceLocation.line,
      column: sourceLocation.column)
    let number = name ?? String(ClaimedPlaces.shared.number(of: caller))
    let check = SnapshotCheck(
      subject, at: SnapshotPlace(filePath: "\(filePath)", test: test?.name ?? function, name: number),
      caller: caller, tolerance: tolerance, record: record, form: form, surroundings: .current)
    guard case .failed(let message, let attachments) = check.run() else { return }
    for attachment in attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
#endif
