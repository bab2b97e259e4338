internal import Golden
package import Snapshot

/// One comparison of a test: what is compared with which golden, and how.
package struct SnapshotCheck {
  /// What is compared.
  package var subject: SpecimenSubject
  /// Where the golden lies.
  package var place: SnapshotPlace
  /// The call, for goldens that two of them would share.
  package var caller: ClaimedPlaces.Caller
  /// How much a cell may differ.
  package var tolerance: Tolerance
  /// When it is recorded; nil leaves it to the environment.
  package var record: RecordMode?
  /// What a golden consists of; nil for what there is, and for a new one what suits the subject.
  package var form: GoldenForm?
  /// What the environment says.
  package var surroundings: TestSurroundings
  /// Whose goldens are whose in this process.
  package var claims: ClaimedPlaces

  /// A comparison; exact unless told.
  package init(
    _ subject: SpecimenSubject, at place: SnapshotPlace, caller: ClaimedPlaces.Caller, tolerance: Tolerance = .exact,
    record: RecordMode? = nil, form: GoldenForm? = nil, surroundings: TestSurroundings,
    claims: ClaimedPlaces = .shared
  ) {
    self.subject = subject
    self.place = place
    self.caller = caller
    self.tolerance = tolerance
    self.record = record
    self.form = form
    self.surroundings = surroundings
    self.claims = claims
  }

  /// Compares, records where that is asked for, and leaves what is needed to look at a difference.
  package func run() -> SnapshotOutcome {
    let mode: RecordMode
    switch recordMode {
    case .success(let found): mode = found
    case .failure(let unknown): return .failed(unknown.message)
    }
    let claim = claims.claim(place, for: caller)
    if case .taken(let other) = claim { return .failed(words.taken(by: other)) }
    let drawing: GoldenDrawing
    do throws(SubjectError) { drawing = try subject.drawing() } catch { return .failed(words.notDrawn(error)) }
    let verification = GoldenVerification(store: store, tolerance: tolerance)
    let finding = verification.verify(drawing, name: place.name, pictureFolder: Self.pictures)
    let left = leave(finding)
    guard finding.standing != .same || mode == .all && tolerance != .exact else { return .passed }
    guard shouldRecord(finding, mode), claim == .first else {
      return failure(finding, left, isAgain: claim == .again)
    }
    return recorded(drawing, finding, left)
  }

  /// The name of the folder for single pictures within a golden's report.
  private static let pictures = "pictures"

  private var store: GoldenStore { GoldenStore(stem: "\(place.folder)/\(place.name)") }
  private var words: SnapshotWords { SnapshotWords(place: place, kind: kind) }
  /// What the golden consists of, or will.
  private var kind: GoldenKind { form?.kind ?? store.kind ?? subject.usualForm.kind }

  private struct UnknownMode: Error { var message: String }

  private var recordMode: Result<RecordMode, UnknownMode> {
    if surroundings.isContinuousIntegration { return .success(.never) }
    if let record { return .success(record) }
    guard let word = surroundings.record else { return .success(.missing) }
    guard let mode = RecordMode(rawValue: word.lowercased()) else {
      return .failure(UnknownMode(message: SnapshotWords.unknownMode(word)))
    }
    return .success(mode)
  }

  private func shouldRecord(_ finding: GoldenFinding, _ mode: RecordMode) -> Bool {
    guard finding.standing != .notDrawn else { return false }
    switch mode {
    case .never: return false
    case .missing: return finding.report.outcome == .missing
    case .all, .failed: return true
    }
  }

  private func recorded(_ drawing: GoldenDrawing, _ finding: GoldenFinding, _ left: Left) -> SnapshotOutcome {
    do throws(GoldenError) {
      let isWritten = try store.record(drawing, as: kind)
      guard isWritten || finding.standing != .same else { return .passed }
      return .failed(words.recorded(finding.report), attachments: left.attachments)
    } catch {
      return .failed(words.notRecorded(error), attachments: left.attachments)
    }
  }

  private func failure(_ finding: GoldenFinding, _ left: Left, isAgain: Bool) -> SnapshotOutcome {
    guard finding.standing != .same else { return .passed }
    let message = words.failed(
      finding.report, page: left.page, isAgain: isAgain, isRecordingAllowed: !surroundings.isContinuousIntegration)
    return .failed(message, attachments: left.attachments)
  }

  /// What a failure leaves.
  private struct Left {
    /// The page to open; nil where nothing was left.
    var page: String?
    /// The pictures to attach.
    var attachments: [SnapshotAttachment] = []
  }

  /// Writes the report of what failed, and takes away that of an earlier run.
  private func leave(_ finding: GoldenFinding) -> Left {
    let base = surroundings.artifacts ?? place.reports
    let folder = ReportFolder(path: "\(base)/\(place.file)/\(place.name)")
    let report = VerificationReport(tool: GoldenMakers.testing.tool, sheets: [finding.report])
    let fails = finding.standing != .same
    do throws(GoldenError) {
      try folder.write(finding, in: Self.pictures)
      try folder.write(report, speaksWhenPassing: false)
    } catch {
      // The comparison itself is told; a folder that can't be written must not hide it.
      return Left(page: nil, attachments: fails ? attachments(finding) : [])
    }
    return Left(page: fails ? folder.pagePath : nil, attachments: fails ? attachments(finding) : [])
  }

  /// What was drawn, and the strips of the first cells that differ.
  private func attachments(_ finding: GoldenFinding) -> [SnapshotAttachment] {
    var attachments: [SnapshotAttachment] = []
    if let image = finding.drawn?.image {
      attachments.append(SnapshotAttachment(name: "\(place.name).actual.png", bytes: image))
    }
    let strips = finding.report.pictures.compactMap { picture in
      picture.strip.map {
        SnapshotAttachment(
          name: "\(place.name).\(picture.cell.map { SafeName.of($0.text) } ?? "page").strip.png", bytes: $0.bytes)
      }
    }
    return attachments + strips.prefix(8)
  }
}
