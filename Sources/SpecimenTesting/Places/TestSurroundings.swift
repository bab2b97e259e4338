#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Snapshot

/// What a test run's environment says of goldens.
package struct TestSurroundings: Hashable, Sendable {
  /// SNAPSHOT_TESTING_RECORD: all, missing, failed or never; nil where it is not set.
  package var record: String?
  /// SNAPSHOT_ARTIFACTS: the folder for what a failure leaves; nil where it is not set.
  package var artifacts: String?
  /// CI is set, and neither empty, 0 nor false: nothing is recorded.
  package var isContinuousIntegration: Bool

  /// An environment; without more, one that says nothing.
  package init(record: String? = nil, artifacts: String? = nil, isContinuousIntegration: Bool = false) {
    self.record = record
    self.artifacts = artifacts
    self.isContinuousIntegration = isContinuousIntegration
  }

  /// The process's own environment.
  package static var current: TestSurroundings {
    TestSurroundings(
      record: variable("SNAPSHOT_TESTING_RECORD"), artifacts: variable("SNAPSHOT_ARTIFACTS"),
      isContinuousIntegration: RecordMode.isContinuousIntegration(variable("CI")))
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
