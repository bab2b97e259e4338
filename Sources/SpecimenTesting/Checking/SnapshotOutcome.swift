/// What a comparison came to, for the test runner.
package enum SnapshotOutcome {
  /// Nothing differs, or nothing beyond the tolerance.
  case passed
  /// The test fails, with words for whoever reads its log.
  case failed(String, attachments: [SnapshotAttachment] = [])
}

/// A picture that a failing test leaves with its runner.
package struct SnapshotAttachment: Hashable, Sendable {
  /// The name of its file.
  package var name: String
  /// The PNG.
  package var bytes: [UInt8]
}
