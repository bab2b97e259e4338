internal import Spelling

extension Merge {
  /// The whole as JUnit's XML: a case a job, which fails where its sheet isn't its golden or an error was found of it,
  /// and is an error without an object.
  package var junit: [UInt8] {
    let errors = count(.failed) + count(.lost)
    let failures = jobs.count { $0.isThere && $0.fails }
    let counts = " tests=\"\(jobs.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var bytes = Array(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"specimen merge\"\(counts)>\n".utf8)
    bytes += "  <testsuite name=\"sheets\"\(counts)>\n".utf8
    for job in jobs { bytes += job.junit.utf8 }
    bytes += "  </testsuite>\n</testsuites>\n".utf8
    return bytes
  }
}

extension Merge.Job {
  fileprivate var junit: String {
    let milliseconds = record?.milliseconds ?? 0
    let time = "\(milliseconds / 1_000).\(String(milliseconds % 1_000 + 1_000).dropFirst())"
    let opening = "    <testcase" + XMLText.attribute("name", id) + " classname=\"sheets\" time=\"\(time)\""
    guard let element else { return opening + "/>\n" }
    return opening + ">\n      \(element)\n    </testcase>\n"
  }

  private var element: String? {
    switch outcome {
    case .failed:
      let errors = (record?.messages ?? []).filter { $0.kind == "error" }
      return Self.element(
        "error", type: "failed", errors.first?.text ?? "the sheet was not drawn",
        errors.flatMap { [$0.text] + ($0.hint.map { ["hint: \($0)"] } ?? []) })
    case .lost: return Self.element("error", type: "lost", "no attempt tells of the job, and it has no object", [])
    case .made, .cached:
      guard fails else { return nil }
      let errors = foundErrors.map(\.text)
      guard let golden = record?.golden, golden.standing != .same else {
        return Self.element("failure", type: "finding", errors[0], errors)
      }
      return Self.element("failure", type: golden.standing.rawValue, golden.summary, golden.lines + errors)
    }
  }

  /// Whether the sheet isn't its golden, or an error was found of it.
  fileprivate var fails: Bool { (record?.golden?.standing ?? .same) != .same || !foundErrors.isEmpty }
  private var foundErrors: [FindingRecord] { (record?.findings ?? []).filter { $0.level == .error } }

  private static func element(_ name: String, type: String, _ message: String, _ lines: [String]) -> String {
    "<\(name)" + XMLText.attribute("message", message) + XMLText.attribute("type", type) + ">"
      + XMLText.content(lines.joined(separator: "\n")) + "</\(name)>"
  }
}
