import Synchronization

/// Keeps lines that any thread adds.
final class ReportLog: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func add(_ lines: [String]) { kept.withLock { $0 += lines } }

  func add(_ line: String) { add([line]) }
}
