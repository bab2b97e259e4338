import Foundation
import FuzzTargets
import TestSupport
import Testing

@Suite("What fuzzing found")
struct FindingsTests {
  /// An input that once broke what is promised, and what has to become of it.
  struct Finding: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    /// The file's name in the target's folder of Findings.
    var file: String
    var outcome: FuzzTarget.Outcome
    var testDescription: String { "\(target) \(file)" }
  }

  static let findings = [
    // UIFontMetrics makes a size of less than half a point none, which a document may not have.
    Finding(target: .imports, file: "size-that-scales-to-nothing.plist", outcome: .taken("1 styles"))
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Findings")

  @Test("An input that broke something comes to what it should", arguments: findings)
  func replay(_ finding: Finding) throws {
    let file = Self.folder.appending(path: "\(finding.target.rawValue)/\(finding.file)")
    #expect(finding.target.run(Array(try Data(contentsOf: file))) == finding.outcome)
  }

  @Test("Each file of the findings is replayed", arguments: FuzzTarget.allCases)
  func claimed(_ target: FuzzTarget) {
    let folder = Self.folder.appending(path: target.rawValue).path(percentEncoded: false)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let replayed = Self.findings.filter { $0.target == target }.map(\.file)
    #expect(Set(files) == Set(replayed))
  }
}
